import type { FaceName } from './fonts.ts'
import { letterOf } from './fonts.ts'
import { num } from './shapes.ts'

/** Area in picture units that a text has to fill. */
export type Frame = { x: number; y: number; width: number; height: number }
/** Form that a block of lines is bent into. */
export type Warp = 'straight' | 'arch' | 'bulge' | 'rise' | 'wave'
/** One drawn line; a numeric line is filled in its own colour. */
export type LetterLine = { text: string; d: string; numeric: boolean; top: number; bottom: number }
/** Drawn lines with the size of the biggest and the width of the widest. */
export type TextLayout = { lines: LetterLine[]; size: number; width: number; frame: Frame }
type Move = (x: number, y: number) => readonly [number, number]
type Ink = { rise: number; drop: number }
type Plan = { lines: string[]; sizes: number[]; inks: Ink[]; height: number; score: number }

const lineGap = 0.17

/** Uniform spelling: comma-below letters, single spaces, no control signs. */
export function cleanText(text: string): string {
  const comma: Record<string, string> = { ş: 'ș', ţ: 'ț', Ş: 'Ș', Ţ: 'Ț' }
  return text
    .normalize('NFC')
    .replace(/[şţŞŢ]/g, (sign) => comma[sign] ?? sign)
    .replace(/[^\p{L}\p{N}&'’!.:+\- ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Width of a text at size 1. */
export function measure(face: FaceName, text: string, tracking = 0): number {
  const signs = [...text]
  const advances = signs.reduce((sum, sign) => sum + (letterOf(face, sign)?.advance ?? 0), 0)
  return advances + tracking * Math.max(0, signs.length - 1)
}

function inkOf(face: FaceName, text: string): Ink {
  const ink = { rise: 0.5, drop: 0 }
  for (const sign of text) {
    const letter = letterOf(face, sign)
    if (letter === undefined || sign === ' ') continue
    ink.rise = Math.max(ink.rise, letter.glyph.bbox.maxY * letter.scale)
    ink.drop = Math.max(ink.drop, -letter.glyph.bbox.minY * letter.scale * 0.85)
  }
  return ink
}

function splits(words: readonly string[], most: number): string[][] {
  if (words.length === 0) return [[]]
  if (most === 1) return [[words.join(' ')]]
  return words.flatMap((_, index) => {
    const head = words.slice(0, index + 1).join(' ')
    return splits(words.slice(index + 1), most - 1).map((tail) => [head, ...tail])
  })
}

function planOf(face: FaceName, lines: string[], frame: Frame, tracking: number): Plan {
  const widths = lines.map((line) => Math.max(0.3, measure(face, line, tracking)))
  const fits = widths.map((width) => frame.width / width)
  const base = Math.min(...fits)
  const wide = fits.map((fit) => Math.min(fit, base * 1.45))
  const inks = lines.map((line) => inkOf(face, line))
  const tall = wide.reduce(
    (sum, size, index) => sum + size * ((inks[index]?.rise ?? 0) + (inks[index]?.drop ?? 0) + lineGap),
    0,
  )
  const shrink = Math.min(1, frame.height / tall)
  const sizes = wide.map((size) => size * shrink)
  const area = sizes.reduce((sum, size, index) => sum + size * size * (widths[index] ?? 0), 0)
  const smallest = Math.min(...sizes)
  return { lines, sizes, inks, height: tall * shrink, score: area * smallest }
}

function bend(warp: Warp, frame: Frame): Move {
  const middle = frame.x + frame.width / 2
  const floor = frame.y + frame.height
  const depth = Math.min(frame.height * 0.3, frame.width * 0.07)
  const side = (x: number) => (x - middle) / (frame.width / 2)
  const moves: Record<Warp, Move> = {
    straight: (x, y) => [x, y],
    arch: (x, y) => [x, y + depth * (side(x) ** 2 - 0.35)],
    bulge: (x, y) => [x, floor + (y - floor) * (1.12 - 0.3 * side(x) ** 2)],
    rise: (x, y) => [x, y - side(x) * depth * 0.75],
    wave: (x, y) => [x, y + Math.sin(side(x) * Math.PI) * depth * 0.4],
  }
  return moves[warp]
}

function drawLine(
  face: FaceName,
  text: string,
  left: number,
  baseline: number,
  size: number,
  tracking: number,
  move: Move,
): string {
  let pen = left
  let d = ''
  for (const sign of text) {
    const letter = letterOf(face, sign)
    if (letter === undefined) continue
    const scale = letter.scale * size
    for (const { command, args } of letter.glyph.path.commands) {
      const code = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }[
        command
      ]
      const points: string[] = []
      for (let index = 0; index < args.length; index += 2) {
        const [x, y] = move(pen + (args[index] ?? 0) * scale, baseline - (args[index + 1] ?? 0) * scale)
        points.push(`${num(x)} ${num(y)}`)
      }
      d += `${code}${points.join(' ')}`
    }
    pen += (letter.advance + tracking) * size
  }
  return d
}

/** One straight line of text as path data, from a left edge and a baseline. */
export function drawText(face: FaceName, text: string, left: number, baseline: number, size: number): string {
  return drawLine(face, text, left, baseline, size, 0, (x, y) => [x, y])
}

/** Breaks a name into one to three lines that fill a frame, and gives every line as path data. */
export function layoutText(
  face: FaceName,
  text: string,
  frame: Frame,
  warp: Warp = 'straight',
  tracking = 0,
): TextLayout {
  const words = cleanText(text).split(' ').filter(Boolean)
  const plans = splits(words, 3)
    .filter((lines) => lines.length > 0)
    .map((lines) => planOf(face, lines, frame, tracking))
  const best = plans.reduce<Plan | undefined>(
    (top, plan) => (top && top.score >= plan.score ? top : plan),
    undefined,
  )
  if (best === undefined) return { lines: [], size: 0, width: 0, frame }
  const top = frame.y + (frame.height - best.height) / 2
  const area = { ...frame, y: top, height: best.height }
  const move = bend(warp, area)
  let cursor = top
  const lines = best.lines.map((line, index): LetterLine => {
    const size = best.sizes[index] ?? 0
    const width = measure(face, line, tracking) * size
    const { rise, drop } = best.inks[index] ?? { rise: 0, drop: 0 }
    const start = cursor + (size * lineGap) / 2
    cursor += size * (rise + drop + lineGap)
    const baseline = start + size * rise
    const left = frame.x + (frame.width - width) / 2
    const d = drawLine(face, line, left, baseline, size, tracking, move)
    return { text: line, d, numeric: /^\d+$/.test(line), top: start, bottom: baseline }
  })
  const width = Math.max(
    ...best.lines.map((line, index) => measure(face, line, tracking) * (best.sizes[index] ?? 0)),
  )
  return { lines, size: Math.max(...best.sizes), width, frame: area }
}
