import { lighten, mix } from './color.ts'
import type { LetterStyle } from './letter-styles.ts'
import type { Frame, LetterLine } from './lettering.ts'
import { layoutText } from './lettering.ts'
import type { PlaqueKind } from './plaque.ts'
import { plaque } from './plaque.ts'
import { num } from './shapes.ts'
import type { Stage } from './stage.ts'

const numberFill = ['#fff3d0', '#ff9a5c', '#f0222e', '#a3061c', '#ff5a4a']

const boards: readonly PlaqueKind[] = ['plate', 'ribbon', 'plank']
const boardChance = 0.22

const smoothFaces = new Set<string>(['tech', 'speed', 'roman', 'round'])

function inset({ x, y, width, height }: Frame): Frame {
  return { x: x + width * 0.06, y: y + height * 0.04, width: width * 0.88, height: height * 0.92 }
}

function outline(id: string, color: string, width: number, move = '', opacity = 1): string {
  const alpha = opacity === 1 ? '' : ` stroke-opacity="${opacity}" fill-opacity="${opacity}"`
  return (
    `<use href="#${id}" fill="${color}" stroke="${color}" stroke-width="${num(width)}"` +
    ` stroke-linejoin="round"${alpha}${move}/>`
  )
}

function face(stage: Stage, line: LetterLine, id: string, style: LetterStyle, size: number): string {
  const { paint } = stage
  const colors = line.numeric && style.face !== 'gothic' ? numberFill : style.fill
  const body = paint.linear(colors, [0, 0, 0, 1])
  const lit = paint.linear([
    ['#fff', 0.85, 0],
    ['#fff', 0.25, 0.45],
    ['#fff', 0, 0.55],
  ])
  const thread = num(Math.max(0.8, size * 0.022))
  const inner =
    `<use href="#${id}" fill="none" stroke="${lit}" stroke-width="${thread}"` +
    ` transform="translate(0 ${num(size * 0.012)})"/>`
  return `<use href="#${id}" fill="${body}"/>${inner}`
}

/** A name as display lettering inside a frame: shadow, two outlines, gradient face, inner light. */
export function title(stage: Stage, name: string, style: LetterStyle, frame: Frame): string {
  const { paint, random } = stage
  const text = style.upper ? name.toLocaleUpperCase('ro') : name
  const drawn = random.chance(boardChance) ? random.pick(boards) : undefined
  const board = drawn === 'plank' && smoothFaces.has(style.face) ? 'plate' : drawn
  const warp = board === undefined ? random.pick(style.warps) : 'straight'
  const room = board === undefined ? frame : inset(frame)
  const layout = layoutText(style.face, text, room, warp, style.tracking ?? 0)
  const size = layout.size
  const thick = Math.max(5, size * 0.15)
  const ids = layout.lines.map((line) => paint.path(line.d))
  const all = (color: string, width: number, dx: number, dy: number, opacity = 1) =>
    ids
      .map((id) => outline(id, color, width, ` transform="translate(${num(dx)} ${num(dy)})"`, opacity))
      .join('')
  const halo =
    style.glow === undefined
      ? ''
      : all(style.glow, thick * 3, 0, 0, 0.16) + all(style.glow, thick * 2.2, 0, 0, 0.2)
  const shadow = all('#000', thick * 1.7, 0, size * 0.09, 0.4)
  const deep = all(mix(style.edge, '#000', 0.3), thick * 1.5, 0, size * 0.06)
  const edge = all(style.edge, thick * 1.5, 0, 0)
  const trim = all(
    paint.linear([lighten(style.trim, 0.35), style.trim, mix(style.trim, '#000', 0.35)]),
    thick * 0.8,
    0,
    0,
  )
  const faces = layout.lines.map((line, index) => face(stage, line, ids[index] ?? '', style, size)).join('')
  const back = board === undefined || layout.lines.length === 0 ? '' : plaque(stage, layout, board)
  return back + halo + shadow + deep + edge + trim + faces
}
