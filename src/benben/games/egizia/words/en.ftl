# Egizia
title = Egizia
summary = Egizia
## Drawings

look-town = { $town ->
    [edfu] Edfu
    [thebe] Thebe
    [selinon] Selinon
    [passalon] Passalon
    [beni_hasan] Beni Hasan
    [alyi] Alyi
   *[heliopolis] Heliopolis
}
look-graves = Obelisk, graves
look-temple = Pyramid, temple
look-grave-of = A grave of { $name }, value { $value }
look-next-grave = Grave { $n } is the next one and costs { $value }
look-graves-done = All graves are built
look-column = { $column ->
    [temple_left] the left column
    [temple_right] the right column
    [temple_inner_left] the inner column on the left
    [temple_inner_right] the inner column on the right
   *[temple_top] the roof
}
look-next-column = The temple, { look-column }: the next space costs { $cost }
look-column-done = The temple, { look-column }: finished
look-tie = tie: farther left
look-example-cards = A field of 7; a card for stones, once; one that counts at once; one for good.
look-example-towns = A step in each market; the lead crew and a step of the ring; any crew and two stones.
look-late-dock = Space { $dock } at { look-site }: who is there builds only if somebody before does not
look-site = { $site ->
    [abydus] Abydus
    [amarna] Amarna
   *[giza] Giza
}
