import type { Collection, Game, Jackpot, Promotion, Provider } from '#app/api/contract/casino.ts'
import type { Category, GlobalSettings, Layout, SubMenuItem } from '#app/api/contract/cms.ts'
import { addressOf } from './addresses.ts'
import { isOffered } from './pages/promotions.ts'
import { matchAt } from './routeMatch.ts'
import { categoryAddress } from './slices/games.ts'
import { hiddenFromVisitors } from './visibility.ts'

/** Highest number of addresses in one file (sitemaps.org). */
const MAX_ADDRESSES = 50_000

export type SitemapSource = {
  games: readonly Pick<Game, 'gameCode' | 'requirePassword'>[]
  providers: readonly Pick<Provider, 'slug'>[]
  collections: readonly Pick<Collection, 'slug' | 'excludeFromPage'>[]
  categories: readonly Pick<Category, 'slug' | 'lobby' | 'type'>[]
  jackpots: readonly Pick<Jackpot, 'slug'>[]
  promotions: readonly Pick<Promotion, 'slug' | 'visibleTo' | 'start' | 'end'>[]
  /** The current day in Romania. */
  today: string
  /** Slugs of content pages that exist. */
  pages: readonly string[]
  /** A lobby or the tournaments exist if they have a layout. */
  layouts: readonly Pick<Layout, 'type'>[]
}

/** Pages without a slug, except `/invingatori`, which redirects to its first child. */
function fixedPaths(layouts: SitemapSource['layouts']): string[] {
  const has = (wanted: Layout['type']) => layouts.some(({ type }) => type === wanted)
  return [
    addressOf('lobby'),
    ...(has('LiveLobby') ? [addressOf('live-casino')] : []),
    addressOf('all-games'),
    addressOf('live-casino-all-games'),
    addressOf('jackpots'),
    addressOf('collections'),
    addressOf('providers'),
    addressOf('promotions'),
    ...(has('Tournaments') ? [addressOf('tournaments')] : []),
    addressOf('winners-recent'),
    addressOf('winners-jackpot'),
    addressOf('winners-hall-of-fame'),
  ]
}

/**
 * Paths of all pages that search engines may list, each once (SEO-01): no drafts, no running games, no lists of
 * players, nothing unpublished.
 */
export function sitemapPaths(source: SitemapSource): string[] {
  const listed = source.collections.filter(({ excludeFromPage }) => !excludeFromPage)
  const general = source.categories.filter(({ type }) => !hiddenFromVisitors(type))
  const open = source.promotions.filter((promotion) => isOffered(promotion, false, source.today))
  const published = source.games.filter(({ requirePassword }) => !requirePassword)
  const paths = [
    ...fixedPaths(source.layouts),
    ...general.map(categoryAddress),
    ...listed.map(({ slug }) => addressOf('collections-slug', { slug })),
    ...source.providers.map(({ slug }) => addressOf('providers-slug', { slug })),
    ...source.jackpots.map(({ slug }) => addressOf('jackpots-slug', { slug })),
    ...open.map(({ slug }) => addressOf('promotions-slug', { slug })),
    ...source.pages.map((slug) => addressOf('page-slug', { slug })),
    ...published.map(({ gameCode }) => addressOf('games-game', { game: gameCode })),
  ]
  return [...new Set(paths)]
}

type Links = { submenu: readonly SubMenuItem[]; settings: Pick<GlobalSettings, 'headerLinks' | 'compliance'> }

/** Slugs of the content pages that menus and footer link to; the content service has no list of its pages. */
export function linkedPages({ submenu, settings: { headerLinks, compliance } }: Links): string[] {
  const urls = [...submenu, ...headerLinks, ...compliance.links, compliance.helpline].map(({ url }) => url)
  const linked = urls.flatMap((url) => {
    const match = matchAt(url?.split(/[?#]/, 1)[0] ?? '')
    return match?.name === 'page-slug' ? (match.params.slug ?? []) : []
  })
  const named = submenu.flatMap(({ type, slug }) => (type === 'ContentPage' && slug ? slug : []))
  return [...new Set([...named, ...linked])]
}

const escapeXml = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&apos;')

type Entry = { address: string; changed?: string | undefined }

const file = (
  root: 'urlset' | 'sitemapindex',
  entry: 'url' | 'sitemap',
  listed: readonly Entry[],
): string => {
  const entries = listed.map(({ address, changed }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<${entry}><loc>${escapeXml(address)}</loc>${day}</${entry}>\n`
  })
  const space = 'http://www.sitemaps.org/schemas/sitemap/0.9'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${space}">\n${entries.join('')}</${root}>\n`
}

/**
 * The site map as files by path, `siteUrl` without a closing slash: `/sitemap.xml` alone, or as an index of
 * `/sitemap-1.xml` and so on if there are more addresses than `most`. `days` are the last changes, by path.
 */
export function sitemapFiles(
  paths: readonly string[],
  siteUrl: string,
  most = MAX_ADDRESSES,
  days: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const entries = paths.map((path) => ({ address: siteUrl + path, changed: days.get(path) }))
  if (entries.length <= most) return new Map([['/sitemap.xml', file('urlset', 'url', entries)]])
  const parts = Array.from({ length: Math.ceil(entries.length / most) }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    xml: file('urlset', 'url', entries.slice(index * most, (index + 1) * most)),
  }))
  const index = file(
    'sitemapindex',
    'sitemap',
    parts.map(({ path }) => ({ address: siteUrl + path })),
  )
  return new Map([['/sitemap.xml', index], ...parts.map(({ path, xml }) => [path, xml] as const)])
}
