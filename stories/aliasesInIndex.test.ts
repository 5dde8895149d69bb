import { expect, test } from 'vitest'
import { aliasId, withAliases } from './aliasesInIndex.ts'

test('a component’s page is found by its other names, with and without diacritics, and no longer by its stories', () => {
  const story = { type: 'story', title: 'Componente/feedback/Snackbars' }
  const index = {
    v: 5,
    entries: {
      page: { type: 'docs', title: story.title, anchors: [{ id: 'anchor--default', title: 'Obișnuit' }] },
      story,
      guide: { type: 'docs', title: 'Ghid/Scriere', anchors: [{ id: 'ton', title: 'Ton' }] },
    },
  }
  const aliasesOf = (title: string) => (title === story.title ? ['toast', 'coș de mesaje'] : undefined)
  expect(withAliases(index, aliasesOf)).toEqual({
    v: 5,
    entries: {
      page: {
        type: 'docs',
        title: story.title,
        anchors: [
          { id: aliasId('toast'), title: 'toast' },
          { id: 'alt-nume-cos-de-mesaje', title: 'coș de mesaje, cos de mesaje' },
        ],
      },
      story,
      guide: index.entries.guide,
    },
  })
})
