import { darken } from './color.ts'
import type { ProviderStyle, Treatment } from './providers.ts'
import { box, num, oval, poly } from './shapes.ts'
import { metal } from './solid.ts'
import type { Stage } from './stage.ts'

const frameMetals = ['gold', 'silver', 'copper', 'jade', 'rose'] as const

type Finish = (stage: Stage, style: ProviderStyle) => string

function frame({ paint, width, height }: Stage, { emblem }: ProviderStyle): string {
  const line = (inset: number, size: number, color: string) =>
    `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" rx="${
      26 - inset
    }" fill="none" stroke="${color}" stroke-width="${size}"/>`
  return (
    line(5, 10, '#1c0d04') +
    line(5, 7, metal(paint, frameMetals[emblem % frameMetals.length] ?? 'gold')) +
    line(11, 1.5, '#00000088')
  )
}

function rim({ paint, width, height }: Stage, { color, second }: ProviderStyle): string {
  const edge = paint.linear(
    [
      [second, 1],
      [color, 0.7],
      [color, 0.2],
      [color, 0.9],
    ],
    [0, 0, 1, 1],
  )
  const line = (inset: number, size: number, opacity: number) =>
    `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="` +
    `${height - inset * 2}" rx="24" fill="none" stroke="${edge}"` +
    ` stroke-width="${size}" stroke-opacity="${opacity}"/>`
  return line(0, 26, 0.22) + line(0, 14, 0.4) + line(2, 5, 1)
}

function halftone({ width, height }: Stage, { second }: ProviderStyle): string {
  const step = 17
  let d = ''
  for (let y = 0; y * step < height * 0.42; y += 1) {
    for (let x = 0; x * step < width * 0.5 - y * step; x += 1) {
      const fade = 1 - (x * step + y * step * 1.1) / (width * 0.5)
      if (fade > 0.08) d += oval(width - x * step - (y % 2) * step * 0.5, y * step, fade * 6.5)
    }
  }
  return `<path d="${d}" fill="${second}" fill-opacity=".3"/>`
}

function ribbon({ paint, width }: Stage, { color, second }: ProviderStyle): string {
  const d = poly([
    [width - 96, 0],
    [width - 52, 0],
    [width, 52],
    [width, 96],
  ])
  const fill = paint.linear([second, color, darken(color, 0.4)], [0, 0, 1, 1])
  const thread = `M${width - 88} 0L${width} 88M${width - 60} 0L${width} 60`
  return (
    `<path d="${d}" fill="#000" fill-opacity=".4" transform="translate(-3 5)"/><path` +
    ` d="${d}" fill="${fill}"/>
<path d="${thread}" stroke="${second}" stroke-width="2"` +
    ` stroke-opacity=".7"/>`
  )
}

function band({ paint, width, height }: Stage, { color, second }: ProviderStyle): string {
  const y = height * 0.955
  const fill = paint.linear([darken(color, 0.5), color, second, color, darken(color, 0.5)], [0, 0, 1, 0])
  return `<rect y="${num(y)}" width="${width}" height="${num(height - y)}" fill="${fill}"/>
<rect y="${num(y)}" width="${width}" height="3" fill="${second}"/>`
}

function plate({ paint, width, height }: Stage, { color, second }: ProviderStyle): string {
  const corner = 58
  const shapes = [
    [0, 0, 1, 1],
    [width, 0, -1, 1],
    [0, height, 1, -1],
    [width, height, -1, -1],
  ]
  const d = `M0 0H${corner}L${corner - 14} 9H16Q9 9 9 16V${corner - 14}L0 ${corner}Z`
  const fill = paint.linear([second, color, darken(color, 0.5)], [0, 0, 1, 1])
  return shapes
    .map(
      ([x, y, sx, sy]) =>
        `<path d="${d}" fill="${fill}" stroke="#0008" stroke-width="2"` +
        ` transform="translate(${x} ${y})scale(${sx} ${sy})"/>`,
    )
    .join('')
}

function burst({ paint, width, height }: Stage, { color }: ProviderStyle): string {
  const fill = paint.radial(
    [
      [color, 0, 0.6],
      [color, 0.5, 1],
    ],
    { r: 0.72 },
  )
  return `<path d="${box(0, 0, width, height)}" fill="${fill}"/>`
}

const finishes: Record<Treatment, Finish> = {
  clean: () => '',
  frame,
  rim,
  halftone,
  ribbon,
  band,
  plate,
  burst,
}

/** The provider's finishing layer, over the scene and below the lettering. */
export function finish(stage: Stage, style: ProviderStyle): string {
  return finishes[style.treatment](stage, style)
}
