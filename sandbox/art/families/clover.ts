import { darken, lighten } from '../color.ts'
import { bokeh, rays } from '../light.ts'
import { coin, coinHeap } from '../motifs/gold.ts'
import { cloverLeaf, horseshoe, luckyStar } from '../motifs/luck.ts'
import { palettes } from '../palettes.ts'
import { num, oval, place, pointsOf, smooth } from '../shapes.ts'
import { ball, cast, gloss, metal } from '../solid.ts'
import type { FamilyArt, Stage } from '../stage.ts'
import { clouds, depthFill, fill, hills, orb, sky } from '../terrain.ts'

function rainbow(x: number, y: number, radius: number): string {
  return ['#ff4a4a', '#ff9a2a', '#ffe04a', '#4ad85a', '#3aa8ff', '#9a5aff']
    .map(
      (tone, index) =>
        `<path d="M${num(x - radius + index * radius * 0.055)} ${num(y)}A` +
        `${num(radius * (1 - index * 0.055))} ${num(radius * (1 - index * 0.055))} 0 0 1 ` +
        `${num(x + radius - index * radius * 0.055)} ${num(y)}" fill="none" stroke="${tone}` +
        `" stroke-opacity=".75" stroke-width="${num(radius * 0.06)}"/>`,
    )
    .join('')
}

function meadow(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  return (
    sky(stage) +
    orb(stage, width * random.range(0.2, 0.8), height * 0.2, height * 0.1, colors.light) +
    rainbow(width * random.range(0.35, 0.65), height * 0.72, width * 0.5) +
    clouds(stage, 4, height * 0.05, height * 0.4, 0.8) +
    rays(paint, random, width / 2, height * 0.38, width, colors.light, 0.3) +
    fill(
      hills(stage, height * 0.64, height * 0.14, 3),
      depthFill(stage, lighten(colors.far, 0.25), colors.far),
    ) +
    fill(hills(stage, height * 0.74, height * 0.08, 4), depthFill(stage, colors.far, colors.near))
  )
}

function glade(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const leaves = Array.from({ length: 14 }, () =>
    place(
      `<g opacity=".4">${cloverLeaf(stage, 3, colors.far)}</g>`,
      random.next() * width,
      random.next() * height * 0.9,
      random.range(0.12, 0.34),
      random.range(0, 360),
    ),
  ).join('')
  return (
    sky(stage) +
    leaves +
    rays(paint, random, width / 2, height * 0.38, width, colors.light, 0.5, 18) +
    bokeh(paint, random, width, height, colors.accent, 22, 0.4)
  )
}

function pot(stage: Stage): string {
  const { paint } = stage
  return (
    place(coinHeap(stage, 34), 0, -34, 0.82) +
    cast(
      paint,
      smooth(pointsOf('-70,-22 70,-22 88,22 70,72 30,94 -30,94 -70,72 -88,22')),
      ball(paint, '#3a3f50', '#c8d4f0'),
      8,
    ) +
    cast(paint, 'M-80 -36H80Q88 -24 78 -14H-78Q-88 -24 -80 -36Z', metal(paint, 'steel', false), 4) +
    place(cloverLeaf(stage), 0, 38, 0.36) +
    place(gloss(paint, oval(0, 0, 16, 34), 0.35), -56, 24, 1, 16)
  )
}

function topHat(stage: Stage): string {
  const { paint, random } = stage
  const felt = random.pick(['#12803a', '#0f6a5a', '#3a9a1a'])
  const fillOf = paint.linear([darken(felt, 0.3), lighten(felt, 0.35), felt, darken(felt, 0.5)], [0, 0, 1, 0])
  return (
    cast(paint, 'M-58 -84Q0 -100 58 -84L50 54H-50Z', fillOf, 7) +
    cast(paint, 'M-54 18Q0 32 54 18L51 50Q0 62 -51 50Z', '#18121c', 3, 4) +
    cast(paint, 'M-24 22H24V54H-24ZM-12 32V44H12V32Z', metal(paint, 'gold'), 3, 4) +
    cast(
      paint,
      'M-100 52C-70 40 -60 56 0 58C60 56 70 40 100 52C92 82 40 90 0 90C-40 90 -92 82 -100 52Z',
      fillOf,
      6,
    ) +
    place(cloverLeaf(stage), 42, -10, 0.36, 14)
  )
}

/** The clover family: its palettes, backdrops, heroes, props and letterings. */
export const clover: FamilyArt = {
  palettes: palettes.clover,
  backdrops: [meadow, glade, meadow],
  heroes: [(stage) => cloverLeaf(stage), pot, topHat, (stage) => horseshoe(stage), pot],
  cues: [
    ['trifoi clover', (stage) => cloverLeaf(stage)],
    ['potcoav', (stage) => horseshoe(stage)],
  ],
  props: [
    (stage) => coin(stage),
    (stage) => place(cloverLeaf(stage, 3), 0, 0, 0.48),
    (stage) => place(luckyStar(stage), 0, 0, 0.42),
    (stage) => place(pot(stage), 0, 0, 0.45),
  ],
  letters: ['emerald', 'orchard', 'bank'],
}
