import type { Crumb, PageDraft } from './pages/draft.ts'

type Fields = Record<string, unknown>

const breadcrumbs = (trail: readonly Crumb[], siteUrl: string): Fields => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: siteUrl + path,
  })),
})

function gameRecord(page: PageDraft): Fields {
  if (page.main?.type !== 'Game') return {}
  return {
    gamePlatform: 'Web',
    applicationCategory: 'Game',
    author: { '@type': 'Organization', name: page.main.tile.provider },
  }
}

function listRecord(page: PageDraft): Fields {
  if (page.main?.type !== 'GameList') return {}
  return { mainEntity: { '@type': 'ItemList', numberOfItems: page.main.total } }
}

const SITE = 'Aramă'

/** The site's own record; on the home page it is the page's record. */
const siteOf = ({ kind }: PageDraft, siteUrl: string): Fields =>
  kind === 'WebSite'
    ? { name: SITE, publisher: { '@type': 'Organization', name: SITE, url: `${siteUrl}/` } }
    : { isPartOf: { '@type': 'WebSite', name: SITE, url: `${siteUrl}/` } }

/** schema.org records of a page at `path`: the page itself and its breadcrumbs (SEO-01). */
export function structuredData(page: PageDraft, path: string, siteUrl: string): Fields[] {
  const own = {
    '@context': 'https://schema.org',
    '@type': page.kind,
    inLanguage: 'ro',
    name: page.title,
    url: siteUrl + path,
    ...siteOf(page, siteUrl),
    ...gameRecord(page),
    ...listRecord(page),
  }
  const trail = [...page.trail, { name: page.title, path }]
  return page.trail.length > 0 ? [own, breadcrumbs(trail, siteUrl)] : [own]
}
