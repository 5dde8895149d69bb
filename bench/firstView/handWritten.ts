import type { ImageKind } from '../../app/api/contract/casino.ts'
import type { Tile } from '../../app/api/contract/slices.ts'
import { assetUrl, availableKind, gameImageUrl } from '../../app/domain/images.ts'
import type { CategoryContent, GameRow, LobbyContent } from './content.ts'
import { handStyle } from './handStyle.ts'

/** Address of the sandbox's pictures inside the site. */
const PICTURES = '/sandbox/casino/assets'

/** Requested widths of our lobby's pictures (app/content/useAssets.ts, app/cms/widgets/Hero.tsx), and their heights. */
const sizes: Record<ImageKind, { width: number; height: number }> = {
  Thumbnail: { width: 160, height: 160 },
  Portrait: { width: 240, height: 320 },
  Landscape: { width: 320, height: 180 },
}
/** Picture kind of a row of our lobby on a phone (app/tiles/imageKinds.ts). */
function kindOf(layout: GameRow['layout']): ImageKind {
  if (layout === 'Portrait' || layout === 'Top10') return 'Portrait'
  return layout === 'Landscape' || layout === 'LargeOnMobile' ? 'Landscape' : 'Thumbnail'
}

const looks: Record<ImageKind, string> = { Thumbnail: 'tile', Portrait: 'tile tall', Landscape: 'tile wide' }
const heroWidths = [320, 640, 960]
const HERO_SIZES = '(width >= 1024px) 62vw, (width >= 768px) 100vw, 480px'

/** Pictures of tiles load after that of the hero, since they would share the network with it. */
const ARRIVED = "requestAnimationFrame(()=>setTimeout(()=>{document.body.className='ready'}))"

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Text with HTML escapes. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
const lei = (amount: number) =>
  `${amount.toLocaleString('ro', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} lei`

/** The picture of a game in the size of a tile of this kind. */
export function cover({ code, version, lacks }: Tile, wanted: ImageKind): string {
  const kind = availableKind(wanted, lacks)
  const { width, height } = sizes[kind ?? wanted]
  const box = `class="cover" width="${width}" height="${height}" alt=""`
  if (!kind) return `<img ${box}>`
  const at = (pixels: number) => escaped(gameImageUrl(PICTURES, { code, kind, version, width: pixels }))
  return `<img ${box} loading="lazy" src="${at(width)}" srcset="${at(width * 2)} 2x">`
}

const tile = (game: Tile, kind: ImageKind, look: string) =>
  `<li class="${look}"><a class="game" href="/joc/${game.code}">${cover(game, kind)}<span class="label">${escaped(game.name)}</span></a></li>`

function row({ title, href, layout, tiles }: GameRow): string {
  const kind = kindOf(layout)
  const all = href ? `<a class="all" href="${escaped(href)}">Vezi toate</a>` : ''
  return `<section class="row"><div class="heading"><h2 class="name">${escaped(title)}</h2>${all}</div>
<ul class="rail">${tiles.map((game) => tile(game, kind, looks[kind])).join('\n')}</ul></section>`
}

const tabs = [
  ['/', 'Cazino'],
  ['/cazinou-live', 'Live'],
  ['/toate-jocurile', 'Caută'],
  ['/promotii', 'Promoții'],
  ['/furnizori', 'Furnizori'],
]

/** A page with the common header and tabs; `over` is content above it. */
export const page = (
  title: string,
  head: string,
  main: string,
  { look = 'ready', over = '' } = {},
): string => `<!doctype html>
<html lang="ro"><head><meta charset="utf-8">${head}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${handStyle}</style></head>
<body class="${look}"><header class="header"><a class="logo" href="/">aramă</a><a href="/promotii">Promoții</a>\
<a class="button" href="/autentificare">Intră în cont</a></header>
<main>${main}</main>
<nav class="tabs">${tabs.map(([href, name]) => `<a class="tab" href="${href}">${name}</a>`).join('')}</nav>${over}</body></html>`

/** The hand-written lobby; `over` is content above it. */
export function lobbyPage({ slide, strip, jackpot, rows }: LobbyContent, over = ''): string {
  const at = (width: number) => escaped(assetUrl(PICTURES, slide.image, width))
  const set = heroWidths.map((width) => `${at(width)} ${width}w`).join()
  const where = escaped(HERO_SIZES)
  const { eyebrow = '', title, primary } = slide
  const action = primary
    ? `<a class="button" href="${escaped(primary.href)}">${escaped(primary.label)}</a>`
    : ''
  const amounts = jackpot.levels
    .slice(0, 4)
    .map((level) => `<li>${escaped(level.title)} <b class="amount">${lei(level.amount)}</b></li>`)
  return page(
    'Cazino',
    `<link rel="preload" as="image" imagesrcset="${set}" imagesizes="${where}" fetchpriority="high">`,
    `<h1 hidden>Cazino</h1>
<section class="hero"><img class="picture" src="${at(640)}" srcset="${set}" sizes="${where}" width="960" height="540" alt="" fetchpriority="high" onload="${ARRIVED}" onerror="${ARRIVED}">
<div class="words"><p class="eyebrow">${escaped(eyebrow)}</p><h2 class="title">${escaped(title)}</h2>${action}</div></section>
<p class="strip">${escaped(strip)}</p>
<section class="jackpot"><h2 class="name"><a href="${escaped(jackpot.href)}">${escaped(jackpot.title)}</a></h2>
<ul class="amounts">${amounts.join('')}</ul></section>
${rows.map(row).join('\n')}`,
    { look: 'waiting', over },
  )
}

/** The hand-written category. */
export const categoryPage = ({ title, tiles }: CategoryContent): string =>
  page(
    title,
    '',
    `<h1 class="page">${escaped(title)}</h1>
<ul class="list">${tiles.map((game) => tile(game, 'Thumbnail', 'cell')).join('\n')}</ul>`,
  )
