// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'

/** Folders of the kit whose index exports a component, that is a value with a capital letter. */
const components = globSync('ui/*/*/index.ts').filter((file) =>
  /export \{[^}]*?(?<!type )\b[A-Z]\w*/.test(readFileSync(file, 'utf8')),
)

const storyOf = (index: string) => {
  const folder = dirname(index)
  return `stories/${dirname(folder)}/${basename(folder)}.stories.tsx`
}

test('the kit has components', () => {
  expect(components.length).toBeGreaterThan(20)
})

test.each(components.map((index) => storyOf(index)))('%s exists', (story) => {
  expect(existsSync(story)).toBe(true)
})
