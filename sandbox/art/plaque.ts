import { darken, lighten } from './color.ts'
import type { TextLayout } from './lettering.ts'
import { box, num, poly } from './shapes.ts'
import { cast, metal } from './solid.ts'
import type { Stage } from './stage.ts'

/** Materials that a name may stand on. */
export type PlaqueKind = 'ribbon' | 'plate' | 'plank'

type Area = { left: number; top: number; width: number; height: number }

function plate({ paint, palette, random }: Stage, { left, top, width, height }: Area): string {
  const body = paint.linear([
    darken(palette.accent, 0.45),
    darken(palette.sky[0], 0.55),
    darken(palette.sky[0], 0.75),
  ])
  const edge = metal(paint, random.pick(['gold', 'silver', 'copper', 'gold']), false)
  const outer = box(left - 6, top - 6, width + 12, height + 12, 20)
  return (
    cast(paint, outer, edge, 3, 5) +
    `<path d="${box(left, top, width, height, 15)}" fill="${body}"` +
    ` stroke="#0a0508" stroke-width="3"/><path d="` +
    `${box(left + 8, top + 5, width - 16, height * 0.4, 12)}" fill="` +
    `${paint.linear([
      ['#fff', 0.28],
      ['#fff', 0.02],
    ])}` +
    `"/>`
  )
}

function ribbon({ paint, palette }: Stage, { left, top, width, height }: Area): string {
  const tone = palette.sky[1]
  const [right, middle, drop] = [left + width, top + height / 2, height * 0.16]
  const tail = (edge: number, out: number) =>
    poly([
      [edge, top + drop],
      [edge + out, top + drop],
      [edge + out * 0.62, middle + drop],
      [edge + out, top + height + drop],
      [edge, top + height + drop],
    ])
  const fold = paint.linear([darken(tone, 0.3), darken(tone, 0.65)])
  const body = paint.linear([lighten(tone, 0.3), tone, darken(tone, 0.45)])
  const front =
    `M${num(left)} ${num(top)}Q${num(left + width / 2)} ${num(top - drop * 0.6)} ` +
    `${num(right)} ${num(top)}V${num(top + height)}Q${num(left + width / 2)} ` +
    `${num(top + height - drop * 0.6)} ${num(left)} ${num(top + height)}Z`
  return cast(paint, tail(left + 12, -34) + tail(right - 12, 34), fold, 3, 5) + cast(paint, front, body, 4, 6)
}

function plank({ paint, random }: Stage, { left, top, width, height }: Area): string {
  const wood = paint.linear(['#c8884a', '#8a5424', '#4a260e'])
  const right = left + width
  const edge = (x: number, out: number) =>
    [0.08, 0.3, 0.5, 0.72, 0.92].map((part) => [x + out * random.range(0.1, 1), top + part * height] as const)
  const outline = poly([
    [left, top],
    [right, top],
    ...edge(right, 12),
    [right, top + height],
    [left, top + height],
    ...edge(left, -12).reverse(),
  ])
  const grain = [0.25, 0.52, 0.78]
    .map(
      (part) =>
        `M${num(left)} ${num(top + part * height)}q${num(width / 2)} ${random.int(9) - 4} ${num(width)} 0`,
    )
    .join('')
  return (
    cast(paint, outline, wood, 4, 6) +
    `<path d="${grain}" fill="none" stroke="#2a1206" stroke-width="3" stroke-opacity=".45"/>`
  )
}

/** A plate, ribbon or plank behind the name. */
export function plaque(stage: Stage, layout: TextLayout, kind: PlaqueKind): string {
  const { frame, width } = layout
  const pad = Math.min(22, layout.size * 0.3)
  const area = {
    left: frame.x + (frame.width - width) / 2 - pad,
    top: frame.y - pad * 0.2,
    width: width + pad * 2,
    height: frame.height + pad * 0.4,
  }
  return { plate, ribbon, plank }[kind](stage, area)
}
