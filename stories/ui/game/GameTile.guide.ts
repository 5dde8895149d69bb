import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată un joc într-o listă și duce la el; restul acțiunilor apar cu mausul sau cu focalizarea.',
  aliases: ['joc', 'card', 'tile', 'thumbnail', 'copertă', 'game card'],
  anatomy: [
    'Imaginea, în raportul așezării; până se încarcă, locul ei are nuanța imaginii (`hue`)',
    'Eticheta, sus la început; la un joc live înaintea ei semnul „Live”, „Plin” sau „Închis”',
    'Inima de favorit, sus la sfârșit, când jocul este favorit',
    'Suma jackpotului, în locul furnizorului; fără nume, sus pe imagine',
    'Numele și furnizorul',
    'Placa de jos cu Joacă, detalii și Demo; inima, sus la sfârșit',
  ],
  use: [
    'Default și DoubleRow pentru liste lungi',
    'Portrait pentru coperți fără text',
    'Landscape și LargeOnMobile pentru recomandări',
    'Top10 cu rank pentru clasamente',
    'restricted pentru vizitatori, state unavailable pentru mentenanță',
    'live pentru jocuri live în orice rând; eticheta rămâne unde este loc',
  ],
  avoid: [
    'Mai multe etichete deodată',
    'Inimă pentru vizitatori',
    'Sume animate fără JackpotTicker în locul jackpotului',
  ],
  widths:
    'LargeOnMobile este orizontală sub 768 px și ca Default de acolo în sus; pe plăcile cele mai înguste, placa de jos renunță la detalii.',
  keys: [
    ['Tab', 'ajunge la joc, la Joacă, la inimă, apoi la Demo'],
    ['Enter', 'deschide jocul sau face ce spune butonul'],
    ['Săgeți', 'trec la placa vecină; lista le ascultă'],
  ],
  speech:
    'Legătură cu numele jocului, precedată de „Locul 3,” în clasamente și urmată de semnul live și de etichetă; butoane „Joacă Arcul de Foc”, „Favorit: Arcul de Foc”, „Demo Arcul de Foc”.',
  words: [
    'numele jocului așa cum îl scrie furnizorul; peste două rânduri se taie, iar numele întreg rămâne pentru cititorul de ecran',
  ],
  related: ['layout/Rail', 'layout/VirtualGrid', 'game/FavouriteButton', 'game/LiveTile'],
}
