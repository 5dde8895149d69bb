import { expect, test } from 'vitest'
import { sanitizeHtml } from './html.ts'
import { isWithinBudgets } from './htmlBudgets.ts'
import { createAside } from './threadCleaner.ts'

const names = (count: number, join = ' ') => Array.from({ length: count }, (_, n) => `a${n}`).join(join)

test.each([
  ['sixty attributes in a tag', `<p ${names(60)}>x</p>`, true],
  ['sixty-one', `<p ${names(61)}>x</p>`, false],
  ['eleven thousand five hundred', `<p ${names(11_500)}>x</p>`, false],
  ['sixty-one behind slashes', `<p/${names(61, '/')}>x</p>`, false],
  ['sixty-one without spaces', `<p ${names(61, '="1"')}>x</p>`, false],
  ['sixty-one behind an end in quotes', `<p x=">" ${names(60)}>x</p>`, false],
  ['sixty-one behind a quote that opens nothing', `<p a"=1 ${names(61)}>x</p>`, false],
  ['sixty-one in a tag that never ends', `<p ${names(61)}`, false],
  ['sixty-one that begin with a sign', `<p ${'=a/'.repeat(61)}>x</p>`, false],
  ['many words in one attribute', `<img alt="${'un cuvânt '.repeat(500)}">`, true],
  ['many words in a text', `<p>${'un cuvânt '.repeat(5000)}</p>`, true],
  ['six thousand in tags of ten', `<p ${names(10)}>x</p>`.repeat(600), true],
  ['more than that', `<p ${names(10)}>`.repeat(601), false],
  ['four thousand elements', '<b>x</b>'.repeat(4000), true],
  ['more than that', '<b>x</b>'.repeat(4001), false],
])('HTT-08 HTML with %s (kept: %#)', (_what, html, kept) => {
  expect(isWithinBudgets(html)).toBe(kept)
})

test('HTT-08 checking a piece takes linear time', () => {
  const pieces = ['<p ', '<p "', '<p a="', '<a b=c', '</p ', '<p/', "<p a='"].map((part) =>
    part.repeat(64 * 1024).slice(0, 64 * 1024),
  )
  const started = performance.now()
  for (const piece of pieces) isWithinBudgets(piece)
  expect(performance.now() - started).toBeLessThan(2000)
})

/** The longest delay of other tasks during `work`, in milliseconds. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  let last = performance.now()
  let longest = 0
  const look = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }
  const timer = setInterval(look, 1)
  await work()
  look()
  clearInterval(timer)
  return longest
}

/** A valid piece of the largest size, which takes long. */
const large = `<table>${'<tr><td title="x" lang="ro">un <b>doi</b></td></tr>'.repeat(1000)}</table>`

test('CMS-02 HTT-08 other tasks run while a large piece is sanitised', async () => {
  await sanitizeHtml(large.replace('un', 'zero'))
  const started = performance.now()
  let took = 0
  const pause = await longestPause(async () => {
    expect(await sanitizeHtml(large)).toContain('<td title="x" lang="ro">un <b>doi</b></td>')
    took = performance.now() - started
  })
  expect(pause).toBeLessThan(took / 2)
})

test('HTT-08 a piece that takes too long is left out, and the next is sanitised', async () => {
  const hasty = createAside(1)
  expect(await hasty('clean', large)).toBeUndefined()
  const patient = createAside()
  const [first, second] = await Promise.all([
    patient('clean', '<p onclick="x">a</p>'),
    patient('clean', '<b>b</b>'),
  ])
  expect([first, second]).toEqual(['<p>a</p>', '<b>b</b>'])
})
