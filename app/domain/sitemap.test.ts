// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categories } from '#sandbox/fixtures/categories.ts'
import { collections } from '#sandbox/fixtures/collections.ts'
import { games, jackpots, providers } from '#sandbox/fixtures/games.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { matchAt } from './routeMatch.ts'
import { linkedPages, type SitemapSource, sitemapFiles, sitemapPaths } from './sitemap.ts'

const empty: SitemapSource = {
  games: [],
  providers: [],
  collections: [],
  categories: [],
  jackpots: [],
  promotions: [],
  today: '2026-11-22',
  pages: [],
  layouts: [],
}
const full: SitemapSource = {
  games,
  providers,
  collections,
  categories,
  jackpots,
  promotions: [{ slug: 'bun-venit', visibleTo: 'All' }],
  today: '2026-11-22',
  pages: ['despre-noi'],
  layouts: [{ type: 'Lobby' }, { type: 'LiveLobby' }, { type: 'Tournaments' }],
}

const added = (more: Partial<SitemapSource>) => {
  const before = new Set(sitemapPaths(empty))
  return sitemapPaths({ ...empty, ...more }).filter((path) => !before.has(path))
}

test.each<[string, Partial<SitemapSource>, string[]]>([
  ['a game', { games: [{ gameCode: 'Diamant_40', requirePassword: false }] }, ['/joc/Diamant_40']],
  ['a game that is not published yet', { games: [{ gameCode: 'x', requirePassword: true }] }, []],
  ['a provider', { providers: [{ slug: 'topitoria' }] }, ['/furnizori/topitoria']],
  ['a collection', { collections: [{ slug: 'fructe', excludeFromPage: false }] }, ['/colectii/fructe']],
  [
    'a collection that is excluded from the page',
    { collections: [{ slug: 'x', excludeFromPage: true }] },
    [],
  ],
  ['a category', { categories: [{ slug: 'noi', lobby: 'Casino', type: 'Default' }] }, ['/categorii/noi']],
  [
    'a live category',
    { categories: [{ slug: 'ruleta', lobby: 'Live', type: 'PopularPggService' }] },
    ['/cazinou-live/categorii/ruleta'],
  ],
  ['a player’s own list', { categories: [{ slug: 'x', lobby: 'Casino', type: 'Favourites' }] }, []],
  ['a jackpot', { jackpots: [{ slug: 'foc' }] }, ['/jackpots/foc']],
  ['a promotion for all', { promotions: [{ slug: 'iarna', visibleTo: 'All' }] }, ['/promotii/iarna']],
  ['a promotion for visitors', { promotions: [{ slug: 'x', visibleTo: 'NotLoggedIn' }] }, ['/promotii/x']],
  ['a promotion for players', { promotions: [{ slug: 'x', visibleTo: 'LoggedIn' }] }, []],
  ['a promotion that is over', { promotions: [{ slug: 'x', visibleTo: 'All', end: '2026-11-21' }] }, []],
  ['a content page', { pages: ['despre-noi'] }, ['/pagina/despre-noi']],
  ['a live lobby', { layouts: [{ type: 'LiveLobby' }] }, ['/cazinou-live']],
  ['tournaments', { layouts: [{ type: 'Tournaments' }] }, ['/turnee']],
  ['two of one slug', { providers: [{ slug: 'a' }, { slug: 'a' }] }, ['/furnizori/a']],
])('SEO-01 the site map with %s', (_what, more, expected) => {
  expect(added(more)).toEqual(expected)
})

test('SEO-01 every address of the site map is a page of ours, open to everyone, listed once', () => {
  const paths = sitemapPaths(full)
  expect(paths.length).toBeGreaterThan(games.length)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of paths) {
    const name = matchAt(path)?.name
    expect(name).toBeDefined()
    expect(name).not.toMatch(/^play-|user-|^winners$/)
  }
  expect(paths.some((path) => path.startsWith('/preview'))).toBe(false)
})

test('SEO-01 content pages are those that menus and footer link to, each once', () => {
  const submenu = [
    { title: 'A', type: 'ContentPage' as const, slug: 'despre-noi' },
    { title: 'B', type: 'Promotion' as const, slug: 'iarna' },
    { title: 'C', url: '/pagina/cum-se-joaca?x=1#sus' },
    { title: 'D', url: 'https://alt.example/pagina/x' },
    { title: 'E' },
  ]
  const pages = linkedPages({ submenu, settings: globalSettings })
  expect(pages.slice(0, 2)).toEqual(['despre-noi', 'cum-se-joaca'])
  expect(pages).toContain('autoexcludere')
  expect(pages).toContain('joc-responsabil')
  expect(pages).not.toContain('iarna')
  expect(pages).not.toContain('x')
  expect(new Set(pages).size).toBe(pages.length)
})

const locations = (xml = ''): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = '']) =>
    text.replace(
      /&(amp|lt|gt|quot|apos);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '',
    ),
  )

test('SEO-01 one file holds up to 50 000 addresses, one more makes an index of two', () => {
  const paths = Array.from({ length: 50_001 }, (_, index) => `/joc/${index}`)
  expect([...sitemapFiles(paths.slice(1), 'https://a.example').keys()]).toEqual(['/sitemap.xml'])
  const files = sitemapFiles(paths, 'https://a.example')
  expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml'])
  expect(locations(files.get('/sitemap-2.xml'))).toEqual(['https://a.example/joc/50000'])
})

test('SEO-01 for any number of addresses the files have each once and in order, within the limit, and escaped', () => {
  const path = fc.stringMatching(/^\/[a-z&<>"' -]{0,6}$/)
  fc.assert(
    fc.property(fc.array(path, { maxLength: 30 }), fc.integer({ min: 1, max: 7 }), (paths, most) => {
      const files = sitemapFiles(paths, 'https://a.example/x&y', most)
      const expected = paths.map((one) => `https://a.example/x&y${one}`)
      const { '/sitemap.xml': first = '', ...parts } = Object.fromEntries(files)
      const texts = paths.length > most ? Object.values(parts) : [first]
      expect(texts.flatMap(locations)).toEqual(expected)
      for (const text of texts) expect(locations(text).length).toBeLessThanOrEqual(most)
      if (paths.length > most) {
        expect(locations(first)).toEqual(Object.keys(parts).map((name) => `https://a.example/x&y${name}`))
      }
      for (const text of files.values())
        expect(text.replace(/&(?:amp|lt|gt|quot|apos);/g, '')).not.toMatch(/[&']/)
    }),
  )
})
