// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { messagesInTests } from '#ui/foundation/messages/inTests.ts'
import type { ComponentGuide, Drawn, Pair } from './componentGuide.ts'

const files = import.meta.glob<readonly Pair[]>('./ui/*/*.pairs.tsx', { eager: true, import: 'pairs' })
const guides = import.meta.glob<ComponentGuide>('./ui/*/*.guide.ts', { eager: true, import: 'guide' })
const components = Object.entries(files).map(([file, pairs]) => ({
  place: file.replace(/^\.\/ui\/|\.pairs\.tsx$/g, ''),
  pairs,
}))

/** Readable beside a picture at 300 px. */
const LONGEST_SENTENCE = 90

const markupOf = ({ look }: Drawn) =>
  renderToStaticMarkup(
    <IntlProvider locale="ro" messages={messagesInTests} onError={(error) => expect.fail(error.message)}>
      {look}
    </IntlProvider>,
  )

test('at least twenty components have a right and a wrong use in pictures', () => {
  expect(components.length).toBeGreaterThanOrEqual(20)
})

test.each(components)('the uses of $place are one or two pairs on the page of a component', (component) => {
  expect(guides[`./ui/${component.place}.guide.ts`]).toBeDefined()
  expect([1, 2]).toContain(component.pairs.length)
})

test.each(components)('each picture of $place has its own sentence', ({ pairs }) => {
  const sentences = pairs.flatMap(({ good, bad }) => [good.says, bad.says])
  expect(new Set(sentences).size).toBe(pairs.length * 2)
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^[„\p{Lu}].{10,}[.?]$/u)
    expect(sentence.length).toBeLessThanOrEqual(LONGEST_SENTENCE)
  }
})

test.each(components)('the right and the wrong use of $place are drawn, and look different', ({ pairs }) => {
  for (const { good, bad } of pairs) {
    const [right, wrong] = [markupOf(good), markupOf(bad)]
    expect(right).not.toBe('')
    expect(wrong).not.toBe('')
    expect(wrong).not.toBe(right)
  }
})
