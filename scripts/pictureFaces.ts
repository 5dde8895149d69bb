// Cuts the faces of the pictures into .storybook/faces: from a folder of DejaVu fonts (Debian: fonts-dejavu-core), and
// from the package of Roboto.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const dejaVu = process.argv[2] ?? '/usr/share/fonts/truetype/dejavu'
const out = `${import.meta.dirname}/../.storybook/faces`

/** Latin with its accents, punctuation, currencies, signs, arrows, a few operators, shapes and marks. */
const ranges = [
  [0x20, 0x24f],
  [0x2010, 0x2044],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2190, 0x21b5],
  [0x2212, 0x221a],
  [0x2260, 0x2265],
  [0x25a0, 0x25cf],
  [0x2605, 0x2606],
  [0x2713, 0x2718],
] as const

const text = ranges
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('')

const sources = {
  DejaVuSans: `${dejaVu}/DejaVuSans.ttf`,
  'DejaVuSans-Bold': `${dejaVu}/DejaVuSans-Bold.ttf`,
  DejaVuSansMono: `${dejaVu}/DejaVuSansMono.ttf`,
  'DejaVuSansMono-Bold': `${dejaVu}/DejaVuSansMono-Bold.ttf`,
  'Roboto-Regular': require.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
  'Roboto-Bold': require.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff2'),
}

/** Copyright, trademark, licence and its address, which the licences want kept. */
const preserveNameIds = [0, 7, 13, 14]

for (const [name, source] of Object.entries(sources)) {
  const options = { targetFormat: 'sfnt', noHinting: true, preserveNameIds } as const
  const file = await subsetFont(await readFile(source), text, options)
  await writeFile(`${out}/${name}.ttf`, file)
  console.log(`faces of pictures: ${name}.ttf ${file.length} bytes`)
}
