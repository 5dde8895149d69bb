import { createRequire } from 'node:module'
import type { Font, Glyph } from 'fontkit'
import * as fontkit from 'fontkit'

const faces = {
  slab: ['alfa-slab-one', '400-normal'],
  round: ['baloo-2', '800-normal'],
  comic: ['bangers', '400-normal'],
  roman: ['cinzel', '900-normal'],
  tech: ['exo-2', '900-normal'],
  speed: ['exo-2', '900-italic'],
  gothic: ['grenze-gotisch', '800-normal'],
  script: ['lobster', '400-normal'],
  rune: ['new-rocker', '400-normal'],
  saloon: ['sancreek', '400-normal'],
} as const

/** Name of a lettering face. */
export type FaceName = keyof typeof faces
/** All faces, for the tests of their letters. */
export const faceNames = Object.keys(faces) as FaceName[]

/** One drawn letter: its outline source, its advance and its scale to a size of 1. */
type Letter = { glyph: Glyph; advance: number; scale: number }

const locate = createRequire(import.meta.url)
const opened = new Map<FaceName, Font[]>()

function open(face: FaceName): Font[] {
  const known = opened.get(face)
  if (known !== undefined) return known
  const [family, style] = faces[face]
  const fonts = ['latin', 'latin-ext'].map((subset) => {
    const file = `@fontsource/${family}/files/${family}-${subset}-${style}.woff2`
    try {
      return fontkit.openSync(locate.resolve(file)) as Font
    } catch (cause) {
      throw new Error(`Lettering needs the package @fontsource/${family} (${file})`, { cause })
    }
  })
  opened.set(face, fonts)
  return fonts
}

function find(face: FaceName, code: number): Letter | undefined {
  const font = open(face).find((candidate) => candidate.hasGlyphForCodePoint(code))
  if (font === undefined) return undefined
  const glyph = font.glyphForCodePoint(code)
  return { glyph, advance: glyph.advanceWidth / font.unitsPerEm, scale: 1 / font.unitsPerEm }
}

/** Letter of a face; an unknown sign falls back to its base letter and then to nothing. */
export function letterOf(face: FaceName, sign: string): Letter | undefined {
  const exact = find(face, sign.codePointAt(0) ?? 32)
  if (exact !== undefined) return exact
  const base = sign.normalize('NFD').codePointAt(0) ?? 32
  return find(face, base)
}

/** Signs of a text that a face cannot draw exactly; the tests keep this empty for Romanian. */
export function missingSigns(face: FaceName, text: string): string[] {
  return [...text].filter((sign) => find(face, sign.codePointAt(0) ?? 32) === undefined)
}
