import { expect, test } from 'vitest'
import type { Lists } from './lists.ts'
import { readUnsaved, withUnsaved } from './unsaved.ts'

const layout = (type: string, ...ids: string[]) => ({
  id: `layout-${type}`,
  type,
  widgets: ids.map((id) => ({ id, type: 'Html', html: id })),
})
const savedPage = { id: 'p', slug: 'despre-noi', title: 'Despre noi', widgets: [] }

const saved = {
  get: async (name: string) => (name === 'layouts' ? [layout('Lobby', 'a'), layout('Jackpots', 'b')] : []),
  contentPage: async (slug: string) => (slug === savedPage.slug ? savedPage : undefined),
} as unknown as Lists

test('CMS-07 an unsaved record stands in the place of the saved one, a new one at the end', async () => {
  const { records, invalid, inputOf } = readUnsaved([
    { kind: 'layout', record: layout('Tournaments', 'new') },
    { kind: 'layout', record: layout('Lobby', 'written') },
    { kind: 'page', record: { ...savedPage, title: 'Scris acum' } },
  ])
  expect(invalid).toEqual([])
  expect(inputOf(records.pages[0] ?? {})).toEqual({ ...savedPage, title: 'Scris acum' })
  const lists = withUnsaved(saved, records)
  expect((await lists.get('layouts')).map(({ type }) => type)).toEqual(['Lobby', 'Jackpots', 'Tournaments'])
  expect((await lists.get('layouts'))[0]?.widgets).toEqual(layout('Lobby', 'written').widgets)
  expect(await lists.get('carousels')).toEqual([])
  expect((await lists.contentPage('despre-noi'))?.title).toBe('Scris acum')
  expect(await lists.contentPage('alta')).toBeUndefined()
  // The saved content stays as it is.
  expect(await saved.contentPage('despre-noi')).toBe(savedPage)
})

test('CMS-07 an invalid field is named, and the rest of the page is drawn under its slug', () => {
  const { title: _, ...untitled } = savedPage
  const promotion = { id: 'bun-venit', slug: 'bun-venit', text: '<p>a</p>', image: 7, games: 'toate' }
  const { records, invalid } = readUnsaved([
    { kind: 'page', record: untitled },
    { kind: 'promotion', record: promotion },
  ])
  expect(records.pages).toEqual([{ ...savedPage, title: 'despre-noi' }])
  expect(records.promotions).toMatchObject([{ slug: 'bun-venit', text: '<p>a</p>', games: [] }])
  expect(records.promotions[0]).not.toHaveProperty('image')
  expect(invalid.map(({ id, type, faults }) => [id, type, faults.map(({ field }) => field)])).toEqual([
    ['despre-noi', 'page', ['title']],
    ['bun-venit', 'promotion', ['title', 'image', 'games', 'visibleTo']],
  ])
  expect(invalid[0]?.faults).toEqual([{ kind: 'missing', field: 'title' }])
})

test('CMS-07 a record without a valid slug, and an invalid layout, are named and not drawn', () => {
  const { records, invalid } = readUnsaved([
    { kind: 'promotion', record: { slug: 7 } },
    { kind: 'page', record: {} },
    { kind: 'layout', record: { ...layout('Lobby'), seoId: 7 } },
    { kind: 'layout', record: layout('Jackpots') },
  ])
  expect(records).toMatchObject({ pages: [], promotions: [], layouts: [{ type: 'Jackpots' }] })
  expect(invalid.map(({ id, type }) => [id, type])).toEqual([
    ['?', 'promotion'],
    ['?', 'page'],
    ['Lobby', 'layout'],
  ])
})
