title = Egizia: Shifting Sands
summary = Five rounds on the Nile.
primer = Place ships.
help-placement = Place.
    .title = Placement
