import { expect, test } from 'vitest'
import type { Dropped } from '#app/api/contract/parse.ts'
import { catalogueOf } from '#app/domain/catalogue.ts'
import { games, providers } from '#sandbox/fixtures/games.ts'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { editorParts } from './editorParts.ts'
import type { Checks } from './faults.ts'
import { createWidgets, type WidgetContent } from './widgets.ts'

const lists = { collections: [], collectionGroups: [], categories: [], jackpots: [] }
const content = {
  catalogue: catalogueOf({ ...lists, games, providers }),
  carousels: [],
  videos: [],
  settings: globalSettings,
} as unknown as WidgetContent

const html = (id: number, letters = 100) => ({ id: `w-${id}`, type: 'Html', html: 'x'.repeat(letters) })
const many = (count: number, letters?: number) => [...Array(count).keys()].map((id) => html(id, letters))

const checks: Checks = {
  faults: async (_input, widget) =>
    widget.type === 'Games' ? [{ kind: 'target', field: 'category', value: widget.category }] : [],
  outline: async () => undefined,
}

function cut(inputs: readonly unknown[], forEditors = false) {
  const said: Dropped[] = []
  const cleaned: number[] = []
  const widgets = createWidgets({
    keep: (slice) => JSON.stringify(slice).slice(0, 12),
    report: (line) => said.push(line),
    sanitize: async (text) => {
      cleaned.push(text.length)
      return text
    },
  })
  const page = () => widgets({ where: 'layout Lobby', inputs }, content)
  return {
    said,
    cleaned,
    page: async () =>
      forEditors ? editorParts(inputs, await page(), checks) : { ...(await page()), invalidWidgets: [] },
  }
}

test('HTT-08 two hundred widgets: sixty are shown, the others are reported once', async () => {
  const { page, said } = cut(many(200), true)
  const { parts, invalidWidgets } = await page()
  expect(parts).toHaveLength(60)
  expect(said).toEqual([{ where: 'layout Lobby', index: 60, problem: expect.stringContaining('140') }])
  expect(invalidWidgets).toEqual([
    {
      id: '#61',
      type: '…',
      problem: expect.stringContaining('above the budget of 60'),
      faults: [{ kind: 'many' }],
      before: 60,
    },
  ])
})

test('HTT-08 HTML above the budget of a page is left out without parsing, and the rest of the page stays', async () => {
  const { page, said, cleaned } = cut([...many(8, 60_000), { ...html(9), id: 'last' }], true)
  const { parts, invalidWidgets } = await page()
  expect(cleaned).toEqual([60_000, 60_000, 60_000, 60_000, 100])
  expect(parts.map(({ id }) => id)).toEqual(['w-0', 'w-1', 'w-2', 'w-3', 'last'])
  expect(said.map(({ index }) => index)).toEqual([4, 5, 6, 7])
  expect(invalidWidgets?.map(({ problem }) => problem)).toEqual(
    Array(4).fill(expect.stringContaining('letters of HTML')),
  )
  expect(invalidWidgets?.map(({ faults, before }) => [faults[0]?.kind, before])).toEqual(
    Array(4).fill(['letters', 4]),
  )
})

test('HTT-08 other tasks run between two pieces of HTML', async () => {
  const { page } = cut(many(10))
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  })
  await page()
  clearInterval(timer)
  expect(turns).toBeGreaterThanOrEqual(5)
})

test('the same content is processed once', async () => {
  const { page, cleaned } = cut(many(3))
  expect(await page()).toEqual(await page())
  expect(cleaned).toHaveLength(3)
})

test('CMS-04 a widget with an unknown target names its field and value, at its place', async () => {
  const games = { id: 'g', type: 'Games', category: 'cat-lipsa', tileLayout: 'Default' }
  const { page } = cut([html(1), games, html(2)], true)
  expect((await page()).invalidWidgets).toEqual([
    {
      id: 'g',
      type: 'Games',
      problem: expect.any(String),
      faults: [{ kind: 'target', field: 'category', value: 'cat-lipsa' }],
      before: 1,
    },
  ])
})
