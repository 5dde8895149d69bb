// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { widgetComponents } from '#app/cms/widgets/registry.ts'

const names = [
  ...['Typical', 'Minimal', 'Maximal', 'OnAPhone', 'Broken'],
  ...['Loading', 'Empty', 'Failed', 'Longest'],
]

const types = Object.keys(widgetComponents)

test.each(types)('CMS-05 %s has a story for each state', (type) => {
  const file = `stories/cms/${type}.stories.tsx`
  expect(existsSync(file)).toBe(true)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(`widgetStories('${type}')`)
  for (const name of names) expect(text).toContain(`export const ${name}: Story`)
})
