// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { fallbackFaces } from './lib/fallbackFaces.ts'

test('UXP-20 the fallback fonts are those that scripts/fonts.ts writes', async () => {
  const written = await readFile(`${import.meta.dirname}/../ui/foundation/fallbackFaces.css`, 'utf8')
  expect(written).toBe(await fallbackFaces())
})

test('UXP-20 every kind of text has a fallback with its own metrics, also without Arial', async () => {
  const faces = (await fallbackFaces()).split('@font-face').slice(1)
  expect(faces).toHaveLength(16)
  for (const face of faces)
    expect(face).toMatch(
      /size-adjust: 1?\d{2}\.\d%;\s+ascent-override: \d+\.\d%;\s+descent-override: \d+\.\d%/,
    )
})
