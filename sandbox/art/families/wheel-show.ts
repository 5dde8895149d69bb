import { darken, lighten, mix } from '../color.ts'
import { glow, rays } from '../light.ts'
import { anyGem } from '../motifs/gems.ts'
import { coin } from '../motifs/gold.ts'
import { luckyStar } from '../motifs/luck.ts'
import { studio } from '../motifs/studio.ts'
import { palettes } from '../palettes.ts'
import { box, num, oval, place, poly, ring, sector, star } from '../shapes.ts'
import { ball, cast, metal } from '../solid.ts'
import type { FamilyArt, Stage } from '../stage.ts'
import { sky } from '../terrain.ts'

const sets = [
  ['#e8203a', '#ffb81f', '#1f8af0', '#18b060', '#9a2ae0', '#ff6a1f'],
  ['#ff3a9a', '#7a2af0', '#1fc8f0', '#ffd21f'],
  ['#d0142a', '#181822', '#e0a01a', '#181822'],
  ['#0f9ad0', '#ffffff', '#0f5ac0', '#ffd24a'],
]

function wedges({ paint }: Stage, tones: readonly string[], count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const tone = tones[index % tones.length] ?? '#fff'
    return `<path d="${sector(18, 84, index / count, (index + 1) / count)}" fill="${paint.radial([
      [lighten(tone, 0.45), 1],
      [tone, 1],
      [darken(tone, 0.4), 1],
    ])}" stroke="#fff3c8" stroke-width="2"/>`
  }).join('')
}

function marks(count: number): string {
  return ring(count, 66, 0, 0, 0.5)
    .map(([x, y], index) =>
      index % 2
        ? `<path d="${poly(star(5, 8, 3.6, x, y))}" fill="#fff"/>`
        : `<path d="${oval(x, y, 5)}" fill="#fff" fill-opacity=".85"/>`,
    )
    .join('')
}

function moneyWheel(stage: Stage): string {
  const { paint, random } = stage
  const tones = random.pick(sets)
  const count = random.pick([12, 16, 20])
  const bulbs = ring(24, 91)
    .map(
      ([x, y], index) =>
        `<circle cx="${num(x)}" cy="${num(y)}" r="4.2" fill="${index % 2 ? '#fff' : '#ffe27a'}"/>`,
    )
    .join('')
  return (
    glow(paint, 0, 0, 145, stage.palette.accent, 0.6) +
    cast(paint, oval(0, 0, 99), metal(paint, 'gold'), 5, 8) +
    `<path d="${oval(0, 0, 86)}" fill="#1a0a14"/>` +
    place(wedges(stage, tones, count) + marks(count), 0, 0, 1, random.range(0, 30)) +
    `<path d="${oval(0, 0, 84)}" fill="${paint.linear(
      [
        ['#fff', 0.4],
        ['#fff', 0, 0.5],
        ['#000', 0.3],
      ],
      [0, 0, 1, 1],
    )}"/>` +
    bulbs +
    cast(paint, oval(0, 0, 25), metal(paint, 'gold'), 4) +
    cast(paint, poly(star(5, 16, 7)), ball(paint, tones[0] ?? '#e8203a'), 2, 3) +
    cast(paint, 'M-15 -116H15L12 -98L0 -74L-12 -98Z', ball(paint, '#ff3a4a'), 3)
  )
}

function slotReel(stage: Stage): string {
  const { paint } = stage
  const frame = cast(paint, box(-96, -74, 192, 148, 22), metal(paint, 'gold'), 6, 8)
  const reel = paint.linear(['#8a8496', '#ffffff', '#fffdf4', '#ffffff', '#7a7488'])
  const cells = [-56, 0, 56]
    .map(
      (x, index) =>
        `<path d="${box(x - 25, -58, 50, 116, 8)}" fill="${reel}" stroke="#3a2010" stroke-width="4"/>` +
        place(index === 1 ? luckyStar(stage) : anyGem(stage), x, 0, 0.22),
    )
    .join('')
  return (
    frame +
    cells +
    ring(14, 1)
      .map(
        (_, index) =>
          `<circle cx="${num(-84 + index * 12.9)}" cy="-66" r="3.6" fill="` +
          `${index % 2 ? '#fff' : '#ff5a4a'}"/>`,
      )
      .join('')
  )
}

function stageLights(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const [, tone] = colors.sky
  const cloth = [darken(tone, 0.45), tone, lighten(tone, 0.12), darken(tone, 0.55)]
  const curtain = Array.from(
    { length: 14 },
    (_, index) =>
      `<rect x="${num((index * width) / 14)}" width="${num(width / 14 + 1)}" height="` +
      `${height * 0.72}" fill="` +
      `${paint.linear(cloth, [0, 0, 1, 0])}` +
      `"/>`,
  ).join('')
  const swag = Array.from(
    { length: 5 },
    (_, index) =>
      `<path d="M${num((index * width) / 5)} -5Q${num(((index + 0.5) * width) / 5)} ` +
      `${num(height * 0.18)} ${num(((index + 1) * width) / 5)} -5Z" fill="` +
      `${paint.linear([lighten(colors.sky[2], 0.1), darken(colors.sky[1], 0.4)])}"/>`,
  ).join('')
  return (
    sky(stage) +
    curtain +
    rays(paint, random, width / 2, height * 0.36, width, colors.light, 0.5, 16) +
    swag +
    `<path d="M-10 ${height * 0.7}Q${width / 2} ${height * 0.62} ${width + 10} ` +
    `${height * 0.7}V${height}H-10Z" fill="` +
    `${paint.linear([mix(colors.light, colors.near, 0.5), colors.near])}"/>`
  )
}

/** The wheel show family: its palettes, backdrops, heroes, props and letterings. */
export const wheelShow: FamilyArt = {
  palettes: palettes['wheel-show'],
  backdrops: [stageLights, studio, stageLights],
  heroes: [moneyWheel, moneyWheel, slotReel, moneyWheel],
  solo: true,
  props: [
    (stage) => coin(stage),
    (stage) => place(luckyStar(stage, '#ffc21f'), 0, 0, 0.45),
    (stage) => place(anyGem(stage), 0, 0, 0.4),
  ],
  letters: ['show', 'studio', 'sevens'],
}
