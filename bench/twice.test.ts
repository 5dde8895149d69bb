import { expect, test } from 'vitest'
import { mentionsOf } from './twice.ts'

const codes = ['regina', 'livada', 'umbra', 'regina-2']

test('a game that a tile shows must not stand in the data again', () => {
  const html = '<a href="/joc/regina">R</a><a href="/joc/livada">L</a><script>["\\"regina\\""]</script>'
  expect(mentionsOf(html, codes)).toEqual({ tiles: 2, twice: ['regina'], unseen: [] })
})

test('a game in the data that nothing shows is found; one on a slide or a cover is shown', () => {
  const html = `<a href="/play/umbra/real">U</a><img data-src="/assets/livada/Thumbnail?width=160">
    <script>"umbra livada regina-2"</script>`
  expect(mentionsOf(html, codes)).toEqual({ tiles: 0, twice: [], unseen: ['regina-2'] })
})
