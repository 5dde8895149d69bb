// Subsets the two variable fonts to the letters of Romanian, and writes their rules and their fallback fonts.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { type BrandFace, brandFaces } from '../ui/foundation/brandFaces.ts'
import { brandFacesCss } from './lib/brandFacesCss.ts'
import { fallbackFaces } from './lib/fallbackFaces.ts'

const require = createRequire(import.meta.url)
const out = `${import.meta.dirname}/../public/fonts`

/** The characters of a `unicode-range`. */
const textOf = (range: string): string =>
  range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')

/** The setting of an axis that a descriptor of the face names: one value, or a range of two; none for a keyword. */
function axisOf(name: 'wght' | 'wdth', descriptor: string) {
  const [min, max] = descriptor.split(' ').map(Number.parseFloat)
  if (min === undefined || Number.isNaN(min)) return {}
  return { [name]: max === undefined ? min : { min, max } }
}

/** The packages have two files of a font, and only one of them has ă ș ț. */
function sourceOf({ family, file }: BrandFace): string {
  const part = file.endsWith('-latin-ext') ? 'latin-ext' : 'latin'
  return family === 'Archivo Variable'
    ? `@fontsource-variable/archivo/files/archivo-${part}-wdth-normal.woff2`
    : `@fontsource-variable/onest/files/onest-${part}-wght-normal.woff2`
}

/** The used OpenType features: kerning, tabular figures, marks above letters. */
const keepFeatures = ['kern', 'tnum', 'rvrn', 'ccmp', 'mark']

await mkdir(out, { recursive: true })
for (const face of brandFaces) {
  const source = await readFile(require.resolve(sourceOf(face)))
  const variationAxes = { ...axisOf('wght', face.weight), ...axisOf('wdth', face.stretch) }
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures } as const
  const file = await subsetFont(source, textOf(face.range), options)
  await writeFile(`${out}/${face.file}.woff2`, file)
  console.log(`fonts: ${face.file}.woff2 ${file.length} bytes`)
}

const styles = `${import.meta.dirname}/../ui/foundation`
await writeFile(`${styles}/brandFaces.css`, brandFacesCss())
await writeFile(`${styles}/fallbackFaces.css`, await fallbackFaces())
