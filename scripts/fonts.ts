// Subsets the two variable fonts to the letters of Romanian, and writes their rules and their fallback fonts.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { brandFacesCss } from './lib/brandFacesCss.ts'
import { fallbackFaces } from './lib/fallbackFaces.ts'

const require = createRequire(import.meta.url)
const out = `${import.meta.dirname}/../public/fonts`

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

/** Characters of every page are in the first two, split like the files of the packages. */
const latin = `${ascii}\u00a0âîÂÎ„”’–—…·×©®`
const latinExt = 'ăĂșȘțȚ'
const more = '“‘«»•±°€éèáóöüäçñÉÖÜ'

type Axis = { min: number; max: number }
type Cut = { name: string; part: 'latin' | 'latin-ext'; text: string; axes: Record<string, number | Axis> }

/** Used widths and weights (tokens/type.json); the numerals of a Top 10 have their own subset. */
const archivo = { wght: { min: 640, max: 700 }, wdth: { min: 100, max: 118 } }
const onest = { wght: { min: 400, max: 700 } }

const cuts: Cut[] = [
  { name: 'archivo-latin', part: 'latin', text: latin, axes: archivo },
  { name: 'archivo-latin-ext', part: 'latin-ext', text: latinExt, axes: archivo },
  { name: 'archivo-more', part: 'latin', text: more, axes: archivo },
  {
    name: 'archivo-rank',
    part: 'latin',
    text: '0123456789',
    axes: { wght: 850, wdth: { min: 88, max: 125 } },
  },
  { name: 'onest-latin', part: 'latin', text: latin, axes: onest },
  { name: 'onest-latin-ext', part: 'latin-ext', text: latinExt, axes: onest },
  { name: 'onest-more', part: 'latin', text: more, axes: onest },
]

const sourceOf = ({ name, part }: Cut) =>
  name.startsWith('archivo')
    ? `@fontsource-variable/archivo/files/archivo-${part}-wdth-normal.woff2`
    : `@fontsource-variable/onest/files/onest-${part}-wght-normal.woff2`

/** The used OpenType features: kerning, tabular figures, marks above letters. */
const keepFeatures = ['kern', 'tnum', 'rvrn', 'ccmp', 'mark']

await mkdir(out, { recursive: true })
for (const cut of cuts) {
  const source = await readFile(require.resolve(sourceOf(cut)))
  const options = { targetFormat: 'woff2', variationAxes: cut.axes, keepFeatures } as const
  const file = await subsetFont(source, cut.text, options)
  await writeFile(`${out}/${cut.name}.woff2`, file)
  console.log(`fonts: ${cut.name}.woff2 ${file.length} bytes`)
}

const styles = `${import.meta.dirname}/../ui/foundation`
await writeFile(`${styles}/brandFaces.css`, brandFacesCss())
await writeFile(`${styles}/fallbackFaces.css`, await fallbackFaces())
