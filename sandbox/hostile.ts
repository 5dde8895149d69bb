/** Items that a broken or hacked content service could send; each breaks one rule of the contract. */
const anyList = [
  'null',
  '42',
  '"text"',
  '[]',
  '{}',
  '{"__proto__":{"polluted":true},"id":"proto"}',
  '{"id":"no-name"}',
]

const good = {
  game: `"gameCode":"ostil","type":"Slot","provider":"provider-cuprum-play","categories":[],"collections":[],
    "jackpot":false,"gamble":false,"bonusGameFeature":false,"promotionLevel":1,"commercialTier":1,
    "demoEnabled":true,"requirePassword":false,"images":[]`,
  category: '"slug":"ostil","type":"Default","lobby":"Casino","games":[]',
}

const games = [
  `{${good.game},"labels":[]}`,
  `{${good.game},"name":"Culoare ostilă",
    "labels":[{"title":"Rău","color":"red;background:url(//evil.example)"}]}`,
  `{${good.game},"name":"Infinit","gameCode":"infinit","labels":[],"maxWin":1e400}`,
  `{${good.game},"name":"Cale","gameCode":"../../cms/layouts","labels":[]}`,
  `{${good.game},"name":"<img src=x onerror=alert(1)>","gameCode":"markup","labels":[]}`,
  `{${good.game},"name":"Moștenitor","gameCode":"mostenitor","labels":[],"__proto__":{"polluted":true}}`,
]

const hrefs = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https:evil.example',
  '//evil.example',
]

const slides = hrefs.map((href, place) => ({
  id: `slide-ostil-${place}`,
  image: 'banner-arama',
  title: `Legătură ostilă ${place + 1}`,
  primary: { label: 'Apasă', href },
}))

/** Widgets for layouts and pages: an unknown type, an invalid field, and markup that must be sanitised. */
const widgets = [
  null,
  { id: 'ostil-necunoscut', type: 'Roulette3D', speed: 9 },
  { id: 'ostil-camp', type: 'Games', category: 7, tileLayout: 'Diagonal' },
  { id: 'ostil-fara-tip' },
  {
    id: 'ostil-html',
    type: 'Html',
    html: `<p>Text bun</p><img src=x onerror="document.title='evil'"><a href="javascript:alert(1)">unu</a>
      <a href="//evil.example">doi</a><script>alert(1)</script><iframe src="https://evil.example"></iframe>`,
  },
]

const menuItems = [
  '{"id":"ostil-fara-tinta","type":"Categories","lobby":"Casino","title":"Fără țintă","route":"nu-exista"}',
  '{"id":"ostil-tip","type":"Portal","title":"Tip necunoscut"}',
  '{"id":"ostil-legatura","type":"Internal","title":"Legătură","route":"//evil.example"}',
]

const collections = hrefs.map((href, place) => ({
  id: `collection-ostil-${place}`,
  slug: `ostil-${place}`,
  title: `Colecție ostilă ${place + 1}`,
  actionRoute: href,
  url: href,
  games: ['regina-nilului', 'nu-exista'],
  excludeFromPage: false,
}))

const winner = '"player":"An***i","win":12.5,"at":1795000000000'

const extra: Record<string, string[]> = {
  '/winners/get-winners-live.php': [
    `{"gameCode":"../../play",${winner}}`,
    `{"gameCode":"diamant-40",${winner.replace('12.5', '1e400')}}`,
    `{"gameCode":"diamant-40",${winner},"kind":"loss"}`,
    `{"gameCode":"diamant-40",${winner.replace('An***i', '<img src=x onerror=alert(1)>')}}`,
  ],
  '/casino/games/no-files': games,
  '/casino/collections': collections.map((collection) => JSON.stringify(collection)),
  '/casino/providers': [
    '{"id":"ostil","slug":"ostil","name":"Ostil","games":["nu-exista"],"launchUrl":"javascript:alert(1)"}',
    '{"id":"ostil-cale","slug":"../cms","name":"Cale","games":[]}',
  ],
  '/casino/Jackpots': [
    '{"id":"j1","slug":"ostil","title":"Ostil","gameCodes":[],"jackpotLevels":[{"title":"Top","amount":-5}]}',
    '{"id":"j2","slug":"mult","title":"Mult","gameCodes":[],"jackpotLevels":[{"title":"Top","amount":1e400}]}',
    '{"id":"j3","slug":"gol","title":"Fără trepte","gameCodes":[],"jackpotLevels":[]}',
  ],
  '/casino/videowidgets': ['{"id":"ostil","title":"Ostil","src":"javascript:alert(1)"}'],
  '/casino/promotions': [
    `{"id":"ostil","slug":"ostil","title":"<b>Ostil</b>","games":[],"visibleTo":"All",
      "text":"<img src=x onerror=alert(1)>"}`,
    '{"id":"ostil-public","slug":"ostil-public","title":"Ostil","games":[],"visibleTo":"Nobody"}',
  ],
  '/cms/menus': menuItems,
  '/cms/submenu': hrefs.map((url) => JSON.stringify({ title: 'Legătură ostilă', url })),
  '/casino/Personalized/general/categories': [
    '{"type":"Horoscope","games":["diamant-40"]}',
    '{"type":"PopularPggService","lobby":"Casino","games":["../../cms/layouts"]}',
    '{"type":"TrendingPggService","lobby":"Bar","games":[]}',
  ],
  '/cms/categories': [
    `{"id":"ostil-fara-titlu",${good.category}}`,
    `{"id":"ostil-sursa","title":"Sursă necunoscută",${good.category.replace('Default', 'Horoscope')}}`,
  ],
}

const headerLinks = hrefs.map((url, place) => ({ id: `ostil-${place}`, label: { ro: 'Ostil' }, url }))

type WithWidgets = { widgets: unknown[] }
type WithSlides = { slides: unknown[] }

/** The response with hostile items before, between and after the normal ones. */
export function withHostileItems(path: string, value: unknown): unknown {
  if (hasWidgets(value)) return { ...value, widgets: mixed(value.widgets, widgets) }
  if (hasLinks(value)) return { ...value, headerLinks: [...value.headerLinks, ...headerLinks] }
  if (!Array.isArray(value)) return value
  const grown = value.map((item) => {
    if (hasWidgets(item)) return { ...item, widgets: mixed(item.widgets, widgets) }
    if (hasSlides(item)) return { ...item, slides: [...item.slides, ...slides] }
    return item
  })
  // Parsed from text: in an object literal `__proto__` would set the prototype instead of a key.
  const hostile = [...anyList, ...(extra[path] ?? [])].map((text) => JSON.parse(text) as unknown)
  return mixed(grown, hostile)
}

function mixed(items: unknown[], hostile: unknown[]): unknown[] {
  const [first, ...rest] = hostile
  const middle = Math.ceil(items.length / 2)
  return [first, ...items.slice(0, middle), ...rest, ...items.slice(middle)]
}

function hasWidgets(item: unknown): item is WithWidgets {
  return typeof item === 'object' && item !== null && 'widgets' in item && Array.isArray(item.widgets)
}

function hasSlides(item: unknown): item is WithSlides {
  return typeof item === 'object' && item !== null && 'slides' in item && Array.isArray(item.slides)
}

function hasLinks(item: unknown): item is { headerLinks: unknown[] } {
  return typeof item === 'object' && item !== null && 'headerLinks' in item && Array.isArray(item.headerLinks)
}
