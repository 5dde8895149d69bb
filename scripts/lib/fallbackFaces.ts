import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

/** Letters in the frequency of Romanian; letters from another font file are represented by similar ones. */
const words =
  'Joc responsabil Recomandate Cazinou live Toate jocurile noi Furnizori Promotii Jackpoturi Colectii Castigatori ' +
  'Regina Nilului deschide templul Rotiri gratuite pentru jucatorii care au optat in promotie Intra in cont Vezi toate'
/**
 * Running text has more short words, spaces and digits than names. Over all texts of the sandbox, at eight widths and
 * four sizes, the fewest lines wrap differently at 103.6 to 104.4 %.
 */
const prose =
  'Din cont ne poti scrie direct. De sarbatorile legale, programul ramane acelasi. ' +
  'Primesti un numar de inregistrare in aceeasi zi si un raspuns in cel mult 30 de zile.'
const numbers = '1.284.907,36 lei 47.728,00 3.865,70 606,27 87,13'

/** Advance widths of Arial and its metric twins, in thousandths of the size: the base of the fallbacks. */
const arial = {
  regular:
    ' 278,278.278a556b556c500d556e556f278g556h556i222j222k500l222m833n556o556p556q556r333s500t278u556v500x500z500' +
    'A667B667C722D722F611I278J500N722P667R722T611V667',
  bold:
    ' 278,278.278a556b611c556d611e556f333g611h611i278j278k556l278m889n611o611p611q611r389s556t333u611v556x556z500' +
    'A722B722C722D722F611I278J556N722P667R722T611V667',
}

type Cut = keyof typeof arial

/** Fallback on Android phones, which lack Arial. */
const roboto: Record<Cut, string> = {
  regular: '@fontsource/roboto/files/roboto-latin-400-normal.woff2',
  bold: '@fontsource/roboto/files/roboto-latin-700-normal.woff2',
}

/** A font of ours with the settings of one kind of text, and its fallback until it has loaded. */
type Stand = {
  family: 'Archivo' | 'Onest'
  range: string
  axes: Record<string, number>
  cut: Cut
  sample: string
}

const stands: Stand[] = [
  {
    family: 'Archivo',
    range: 'font-stretch: 119% 125%',
    axes: { wght: 800, wdth: 125 },
    cut: 'bold',
    sample: '123456789',
  },
  {
    family: 'Archivo',
    range: 'font-stretch: 115% 118%',
    axes: { wght: 640, wdth: 118 },
    cut: 'bold',
    sample: words,
  },
  {
    family: 'Archivo',
    range: 'font-stretch: 106% 114%',
    axes: { wght: 690, wdth: 111 },
    cut: 'bold',
    sample: numbers,
  },
  {
    family: 'Archivo',
    range: 'font-stretch: 96% 105%',
    axes: { wght: 650, wdth: 100 },
    cut: 'bold',
    sample: numbers,
  },
  {
    family: 'Archivo',
    range: 'font-stretch: 88% 95%',
    axes: { wght: 800, wdth: 88 },
    cut: 'bold',
    sample: '10',
  },
  { family: 'Onest', range: 'font-weight: 100 449', axes: { wght: 400 }, cut: 'regular', sample: prose },
  { family: 'Onest', range: 'font-weight: 450 549', axes: { wght: 500 }, cut: 'regular', sample: words },
  { family: 'Onest', range: 'font-weight: 550 900', axes: { wght: 600 }, cut: 'bold', sample: words },
]

const files = {
  Archivo: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
  Onest: '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2',
}

/** A local font: the suffix of the family's name, its own names, and its width of a text, in ems. */
type Local = {
  suffix: string
  names: Record<Cut, string>
  width: (sample: string, cut: Cut) => number | Promise<number>
}

const locals: Local[] = [
  {
    suffix: 'Fallback',
    names: {
      regular: "local('Arial'), local('ArialMT'), local('Liberation Sans')",
      bold: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold')",
    },
    width: arialWidth,
  },
  {
    suffix: 'Roboto',
    names: {
      regular: "local('Roboto'), local('Roboto Regular'), local('Roboto-Regular')",
      bold: "local('Roboto Bold'), local('Roboto-Bold')",
    },
    width: robotoWidth,
  },
]

/** Width of the sample in Arial, in ems; all digits have the same width. */
function arialWidth(sample: string, cut: Cut): number {
  const widths = new Map(
    [...arial[cut].matchAll(/(\D)(\d{3})/g)].map(([, letter = '', width]) => [letter, Number(width)]),
  )
  const of = (letter: string) => (/\d/.test(letter) ? 556 : widths.get(letter))
  return [...sample].reduce((sum, letter) => {
    const width = of(letter)
    if (width === undefined) throw new Error(`no width of Arial's ${letter}`)
    return sum + width / 1000
  }, 0)
}

async function robotoWidth(sample: string, cut: Cut): Promise<number> {
  const font = create(await readFile(require.resolve(roboto[cut]))) as Measured
  return widthOf(font, sample, {})
}

/** The font with its axes set, for measuring. */
async function instance({ family, axes }: Stand, sample: string): Promise<Measured> {
  const source = await readFile(require.resolve(files[family]))
  const cut = await subsetFont(source, ` ${sample}`, { targetFormat: 'sfnt', variationAxes: axes })
  return create(cut) as Measured
}

/** Missing in the types of fontkit. */
type Measured = Font & { hmtx: { metrics: { get: (glyph: number) => { advance: number } } } }

/** Width of the sample, in ems; the space by its table, since fontkit would read its missing outline. */
function widthOf(font: Measured, sample: string, features: Record<string, boolean>): number {
  const parts = sample.split(' ')
  const space = font.hmtx.metrics.get(font.glyphForCodePoint(32).id).advance
  const widths = parts.map((part) => font.layout(part, features).advanceWidth)
  return widths.reduce((sum, width) => sum + width, space * (parts.length - 1)) / font.unitsPerEm
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`

async function faceOf(stand: Stand, local: Local): Promise<string> {
  const { family, range, cut, sample } = stand
  const font = await instance(stand, sample)
  const features = { tnum: family === 'Archivo' && sample !== words }
  const width = widthOf(font, sample, features)
  const size = width / (await local.width(sample, cut))
  const high = (units: number) => percent(Math.abs(units) / font.unitsPerEm / size)
  const weight = family === 'Archivo' ? ['font-weight: 400 850'] : []
  const lines = [
    `font-family: '${family} ${local.suffix}'`,
    ...weight,
    range,
    `src: ${local.names[cut]}`,
    `size-adjust: ${percent(size)}`,
    `ascent-override: ${high(font.ascent)}`,
    `descent-override: ${high(font.descent)}`,
    `line-gap-override: ${high(font.lineGap)}`,
  ]
  return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`
}

/** The stylesheet of the fallback fonts: with the metrics of ours, so that nothing shifts when those have loaded. */
export async function fallbackFaces(): Promise<string> {
  const faces = await Promise.all(locals.flatMap((local) => stands.map((stand) => faceOf(stand, local))))
  return `/* Written by scripts/fonts.ts from the files of the faces. */\n${faces.join('\n')}`
}
