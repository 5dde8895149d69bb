import type { Layout } from '#app/api/contract/cms.ts'
import type { Widget } from '#app/api/contract/widgets.ts'

const responsibleText = `
<h2>Joacă în limitele tale</h2>
<p>Jocul este o formă de divertisment, nu o cale de a câștiga bani. Câteva obiceiuri îl țin la locul lui:</p>
<ul>
  <li>stabilește dinainte cât timp și câți bani aloci;</li>
  <li>nu juca pentru a recupera ce ai pierdut;</li>
  <li>fă pauze și oprește-te când nu mai este plăcut.</li>
</ul>
<p>Află mai multe în pagina <a href="/pagina/joc-responsabil">Joc responsabil</a>.</p>`.trim()

/** Ids contain the layout and the index, so that outlines in the preview are clear. */
function layout(type: Layout['type'], widgets: DistributiveOmit<Widget, 'id'>[]): Layout {
  const slug = type.toLowerCase()
  return {
    id: `layout-${slug}`,
    type,
    seoId: `seo-${slug}`,
    widgets: widgets.map((widget, place) => ({
      id: `${slug}-${place + 1}-${widget.type.toLowerCase()}`,
      ...widget,
    })),
  }
}

type DistributiveOmit<T, Key extends string> = T extends unknown ? Omit<T, Key> : never
type Sketch = DistributiveOmit<Widget, 'id'>

const carousel = (id: string): Sketch => ({ type: 'Carousel', carousel: id })
const games = (
  category: string,
  tileLayout: Extract<Sketch, { type: 'Games' }>['tileLayout'] = 'Default',
): Sketch => ({
  type: 'Games',
  category,
  tileLayout,
})
const group = (id: string): Sketch => ({ type: 'CollectionGroup', group: id })
const html = (text: string): Sketch => ({ type: 'Html', html: text })

const lobby: Sketch[] = [
  carousel('carousel-casino'),
  { type: 'Jackpots', title: 'Jackpot Foc de Aramă', jackpot: 'jackpot-foc-de-arama' },
  games('casino-jucate-recent'),
  games('casino-recomandate'),
  games('casino-top-10', 'Top10'),
  games('casino-in-tendinte', 'Landscape'),
  games('casino-sloturi-noi', 'DoubleRow'),
  games('casino-povesti-din-nil', 'Portrait'),
  group('group-lumi'),
  games('casino-populare', 'LargeOnMobile'),
  { type: 'Collections', title: 'Colecții' },
  { type: 'Providers', title: 'Furnizori' },
  { type: 'Videos', title: 'Pe scurt, în imagini' },
  html(responsibleText),
  games('casino-jackpoturi'),
  { type: 'Winners', title: 'Câștigurile ultimelor minute' },
]

/** One published layout per page type; the lobby has the order of the design. */
export const layouts: Layout[] = [
  layout('Lobby', lobby),
  layout('LiveLobby', [
    carousel('carousel-live'),
    { type: 'Jackpots', title: 'Salonul de Aur', jackpot: 'jackpot-salonul-de-aur' },
    games('live-jucate-recent'),
    games('live-recomandate'),
    games('live-top-10', 'Top10'),
    games('live-ruleta', 'Landscape'),
    games('live-blackjack', 'DoubleRow'),
    games('live-spectacole', 'Portrait'),
    group('group-mese'),
    games('live-populare', 'LargeOnMobile'),
    games('live-baccarat'),
    games('live-mese'),
    { type: 'Providers', title: 'Studiouri' },
    html(responsibleText),
    games('live-mese-vip'),
  ]),
  layout('MyGames', [
    games('casino-preferate'),
    games('casino-jucate-recent'),
    games('casino-cele-mai-jucate'),
    games('casino-castiguri-recente'),
    games('casino-rotiri-gratuite'),
    games('casino-jetoane-de-aur'),
    games('casino-pentru-ca-iti-place'),
    games('casino-pentru-ca-ai-jucat'),
    games('casino-dupa-ce-ai-jucat'),
    games('casino-alese-pentru-tine'),
    games('casino-incercate-o-data'),
    games('casino-recomandate'),
  ]),
  layout('MyLiveGames', [
    games('live-preferate', 'Landscape'),
    games('live-jucate-recent'),
    games('live-cele-mai-jucate'),
    games('live-castiguri-recente'),
    games('live-jetoane-de-aur'),
    games('live-pentru-ca-iti-place'),
    games('live-alese-pentru-tine'),
    games('live-recomandate'),
  ]),
  layout('Collections', [
    { type: 'Collections', title: 'Toate colecțiile' },
    group('group-acasa'),
    group('group-ritm'),
  ]),
  layout('Providers', [{ type: 'Providers', title: 'Toți furnizorii' }]),
  layout('Promotions', [carousel('carousel-casino')]),
  layout('Jackpots', [
    { type: 'Jackpots', title: 'Toate jackpoturile' },
    games('casino-jackpoturi', 'DoubleRow'),
  ]),
  layout('AllGames', [games('casino-toate-sloturile'), games('casino-crash')]),
  layout('Tournaments', [group('group-mecanici')]),
]

const [first, second, ...rest] = lobby as [Sketch, Sketch, ...Sketch[]]

/** The lobby as a draft: another order and one more widget. */
export const draftLayouts: Layout[] = [
  layout('Lobby', [
    second,
    first,
    html('<h2>Ciornă: anunț nou</h2><p>Acest bloc apare numai în previzualizare.</p>'),
    ...rest.toReversed(),
  ]),
]
