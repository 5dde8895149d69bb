import { expect, test } from 'vitest'
import { contrastPairs } from './contrastPairs.ts'

test.each(['light', 'dark'] as const)('every pair of the %s theme has the contrast it needs', (theme) => {
  const failing = contrastPairs(theme)
    .filter(({ ratio, needed }) => ratio < needed)
    .map(({ name, on, ratio }) => `${name} on ${on}: ${ratio.toFixed(2)}`)
  expect(failing).toEqual([])
})
