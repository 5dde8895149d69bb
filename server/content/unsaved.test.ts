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

test('CMS-07 an invalid record is named with its field, and the valid ones are still drawn', () => {
  const { title: _, ...untitled } = savedPage
  const { records, invalid } = readUnsaved([
    { kind: 'page', record: untitled },
    { kind: 'promotion', record: { slug: 7 } },
    { kind: 'layout', record: layout('Lobby') },
  ])
  expect(records.layouts).toHaveLength(1)
  expect(records.pages).toEqual([])
  expect(invalid.map(({ id, type, faults }) => [id, type, faults[0]?.field])).toEqual([
    ['despre-noi', 'page', 'title'],
    ['?', 'promotion', 'id'],
  ])
  expect(invalid[0]?.faults).toEqual([{ kind: 'missing', field: 'title' }])
})
