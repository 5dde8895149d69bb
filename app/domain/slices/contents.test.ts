import { expect, test } from 'vitest'
import { contentsOf } from './contents.ts'

const text = `<p>${'Text. '.repeat(200)}</p>`
const heading = (number: number) => `<h2 id="user-content-t${number}">Titlul ${number}</h2>${text}`
const page = (headings: number) => Array.from({ length: headings }, (_, number) => heading(number)).join('')

test('CMS-02 a long text lists its main headings', () => {
  expect(contentsOf(page(4))).toEqual(
    [0, 1, 2, 3].map((number) => ({ id: `user-content-t${number}`, title: `Titlul ${number}` })),
  )
})

test.each([
  ['few headings', page(3)],
  ['little text', Array.from({ length: 6 }, (_, number) => `<h2 id="a${number}">x</h2>`).join('')],
  ['headings without a name', `<h2>a</h2>${text}`.repeat(5)],
  ['nothing', ''],
])('CMS-02 a text with %s has no list', (_what, html) => {
  expect(contentsOf(html)).toEqual([])
})

test('CMS-02 an entry has the readable text of its heading', () => {
  const html = `${page(3)}<h2 id="a" lang="ro">Drepturi &amp; <b>obligații</b>&nbsp;&lt;noi&gt;</h2>${text}`
  expect(contentsOf(html).at(-1)).toEqual({ id: 'a', title: 'Drepturi & obligații <noi>' })
})
