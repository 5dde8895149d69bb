import { expect, test } from 'vitest'
import { ALIASES_ID, withAliases } from './aliasesInIndex.ts'

test('a component’s page is found by its other names, and no longer by those of its stories', () => {
  const story = { type: 'story', title: 'Componente/feedback/Snackbars' }
  const index = {
    v: 5,
    entries: {
      page: { type: 'docs', title: story.title, anchors: [{ id: 'anchor--default', title: 'Obișnuit' }] },
      story,
      guide: { type: 'docs', title: 'Ghid/Scriere', anchors: [{ id: 'ton', title: 'Ton' }] },
    },
  }
  const aliasesOf = (title: string) => (title === story.title ? ['toast', 'notificare'] : undefined)
  expect(withAliases(index, aliasesOf)).toEqual({
    v: 5,
    entries: {
      page: { type: 'docs', title: story.title, anchors: [{ id: ALIASES_ID, title: 'toast, notificare' }] },
      story,
      guide: index.entries.guide,
    },
  })
})
