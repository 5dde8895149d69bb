import { describe, expect, it } from 'vitest'
import { edits, hasWidgets } from './edits.ts'

const draft = { id: 'layout-lobby', type: 'Lobby', widgets: [{ id: 'a' }, { id: 'html-nou-1' }, { id: 'c' }] }
const idsAfter = (name: string, from = draft) =>
  edits[name]?.(from).widgets.map((widget) => (widget as { id: string }).id)

describe('CMS-04 the buttons of the control room', () => {
  it('move the first part to the end', () => {
    expect(idsAfter('first-last')).toEqual(['html-nou-1', 'c', 'a'])
    expect(idsAfter('first-last', { ...draft, widgets: [] })).toEqual([])
  })

  it.each([
    ['html', 'html-nou-2'],
    ['unknown', 'necunoscut-1'],
    ['wrong', 'camp-gresit-1'],
  ])('add a part in front with an id of its own: %s', (name, id) => {
    expect(idsAfter(name)).toEqual([id, 'a', 'html-nou-1', 'c'])
    expect(edits[name]?.(draft)).toMatchObject({ id: 'layout-lobby', type: 'Lobby' })
    expect(draft.widgets.length).toBe(3)
  })

  it('distinguish drafts with and without widgets', () => {
    expect([draft, { id: 'promo' }, null, { widgets: {} }].map(hasWidgets)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})
