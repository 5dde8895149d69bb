import { expect, test } from 'vitest'
import { type ChangesSource, lastChanges } from './lastChanges.ts'
import { sitemapFiles } from './sitemap.ts'

const source: ChangesSource = {
  games: [
    { gameCode: 'vechi', provider: 'p', type: 'Slot', releasedOn: '2024-01-05' },
    { gameCode: 'nou', provider: 'p', type: 'Slot', releasedOn: '2026-11-20' },
    { gameCode: 'ruleta', provider: 'q', type: 'Live', releasedOn: '2025-02-01' },
    { gameCode: 'curand', provider: 'p', type: 'Slot', releasedOn: '2026-12-24' },
    { gameCode: 'fara', provider: 'p', type: 'Slot' },
  ],
  providers: [{ id: 'p', slug: 'topitoria' }],
  collections: [{ slug: 'clasice', games: ['vechi', 'fara'] }],
  categories: [{ slug: 'noi', lobby: 'Casino', games: ['vechi', 'nou', 'curand'] }],
  promotions: [
    { slug: 'iarna', start: '2026-11-25' },
    { slug: 'primavara', start: '2027-03-01' },
  ],
  today: '2026-11-26',
}

test.each([
  ['a game', '/joc/nou', '2026-11-20'],
  ['a game that is still to come', '/joc/curand', undefined],
  ['a game without a day', '/joc/fara', undefined],
  ['all games', '/toate-jocurile', '2026-11-20'],
  ['all live games', '/cazinou-live/toate-jocurile', '2025-02-01'],
  ['the lobby', '/', '2026-11-20'],
  ['a studio', '/furnizori/topitoria', '2026-11-20'],
  ['a collection', '/colectii/clasice', '2024-01-05'],
  ['a category', '/categorii/noi', '2026-11-20'],
  ['a promotion', '/promotii/iarna', '2026-11-25'],
  ['a promotion that is still to come', '/promotii/primavara', undefined],
  ['all promotions', '/promotii', '2026-11-25'],
])('SEO-01 the last change of %s (%s) is %s', (_what, path, day) => {
  expect(lastChanges(source).get(path)).toBe(day)
})

test('SEO-01 the site map gives the last change of a page, if known', () => {
  const files = sitemapFiles(['/joc/nou', '/joc/fara'], 'https://a.example', 10, lastChanges(source))
  const xml = files.get('/sitemap.xml')
  expect(xml).toContain('<url><loc>https://a.example/joc/nou</loc><lastmod>2026-11-20</lastmod></url>')
  expect(xml).toContain('<url><loc>https://a.example/joc/fara</loc></url>')
})
