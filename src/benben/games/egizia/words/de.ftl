# Egizia
title = Egizia
summary = Egizia
