// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { brandFacesCss } from './lib/brandFacesCss.ts'
import { fallbackFaces } from './lib/fallbackFaces.ts'

const writtenAs = (name: string) => readFile(`${import.meta.dirname}/../ui/foundation/${name}.css`, 'utf8')

test('UXP-20 the styles of the fonts are those that scripts/fonts.ts writes', async () => {
  expect(await writtenAs('brandFaces')).toBe(brandFacesCss())
  expect(await writtenAs('fallbackFaces')).toBe(await fallbackFaces())
})

test('UXP-20 every kind of text has a fallback with its own metrics, also without Arial', async () => {
  const faces = (await fallbackFaces()).split('@font-face').slice(1)
  expect(faces).toHaveLength(16)
  for (const face of faces)
    expect(face).toMatch(
      /size-adjust: 1?\d{2}\.\d%;\s+ascent-override: \d+\.\d%;\s+descent-override: \d+\.\d%/,
    )
})
