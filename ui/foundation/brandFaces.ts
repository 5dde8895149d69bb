/** A file of a brand font: one subset with the used widths and weights (tokens/type.json). */
export type BrandFace = {
  family: 'Archivo Variable' | 'Onest Variable'
  /** Name of the file in `public/fonts`, without `.woff2`. */
  file: string
  weight: string
  stretch: string
  /** `unicode-range` of the subset. */
  range: string
  /** Whether nearly every page has text in it; the other files are loaded with the first text that needs them. */
  common: boolean
}

const LATIN =
  'U+20-7E, U+A0, U+A9, U+AE, U+B7, U+C2, U+CE, U+D7, U+E2, U+EE, U+2013-2014, U+2019, U+201D-201E, U+2026'
/** ă ș ț, which the packages have in a file of their own. */
const ROMANIAN = 'U+102-103, U+218-21B'
const MORE =
  'U+AB, U+B0-B1, U+BB, U+C9, U+D6, U+DC, U+E1, U+E4, U+E7-E9, U+F1, U+F3, U+F6, U+FC, U+2018, U+201C, U+2022, U+20AC'
const DIGITS = 'U+30-39'

const archivo = { family: 'Archivo Variable', weight: '640 700', stretch: '100% 118%' } as const
const onest = { family: 'Onest Variable', weight: '400 700', stretch: 'normal' } as const

/** All files of the two variable fonts, which scripts/fonts.ts writes. */
export const brandFaces: readonly BrandFace[] = [
  { ...archivo, file: 'archivo-latin', range: LATIN, common: true },
  { ...archivo, file: 'archivo-latin-ext', range: ROMANIAN, common: true },
  { ...archivo, file: 'archivo-more', range: MORE, common: false },
  // The numerals of a Top 10.
  { ...archivo, file: 'archivo-rank', weight: '850', stretch: '88% 125%', range: DIGITS, common: true },
  { ...onest, file: 'onest-latin', range: LATIN, common: true },
  { ...onest, file: 'onest-latin-ext', range: ROMANIAN, common: true },
  { ...onest, file: 'onest-more', range: MORE, common: false },
]
