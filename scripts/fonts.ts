// Cuts the two variable fonts to the letters of Romanian, and writes the faces that stand in for them.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { fallbackFaces } from './lib/fallbackFaces.ts'

const require = createRequire(import.meta.url)
const out = `${import.meta.dirname}/../public/fonts`

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const latin = `${ascii}\u00a0âîÂÎ„”“’‘«»–—…·•×±°€©®éèáóöüäçñÉÖÜ`
const latinExt = 'ăĂșȘțȚşŞţŢ'

const faces = [
  { name: 'archivo', file: '@fontsource-variable/archivo/files/archivo-{set}-wdth-normal.woff2' },
  { name: 'onest', file: '@fontsource-variable/onest/files/onest-{set}-wght-normal.woff2' },
]

const axes = (name: string): Record<string, { min: number; max: number }> =>
  name === 'archivo'
    ? { wght: { min: 400, max: 850 }, wdth: { min: 88, max: 125 } }
    : { wght: { min: 400, max: 700 } }

await mkdir(out, { recursive: true })
for (const { name, file } of faces) {
  for (const [set, text] of [
    ['latin', latin],
    ['latin-ext', latinExt],
  ] as const) {
    const source = await readFile(require.resolve(file.replace('{set}', set)))
    const cut = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes: axes(name) })
    await writeFile(`${out}/${name}-${set}.woff2`, cut)
    console.log(`fonts: ${name}-${set}.woff2 ${cut.length} bytes`)
  }
}

await writeFile(`${import.meta.dirname}/../ui/foundation/fallbackFaces.css`, await fallbackFaces())
