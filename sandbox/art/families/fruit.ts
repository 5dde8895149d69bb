import { darken, lighten } from '../color.ts'
import { bokeh, rays } from '../light.ts'
import { fire } from '../motifs/fire.ts'
import { cherries, grapes, lemon, melon, roundFruit } from '../motifs/fruits.ts'
import { coin, crown } from '../motifs/gold.ts'
import { bell, luckyStar } from '../motifs/luck.ts'
import { seven, sevens } from '../motifs/seven.ts'
import { palettes } from '../palettes.ts'
import { place } from '../shapes.ts'
import type { Draw, FamilyArt, Stage } from '../stage.ts'
import { fill, sky } from '../terrain.ts'

function sunburst(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  return (
    sky(stage) +
    rays(paint, random, width / 2, height * 0.38, width, colors.light, 0.75, 16) +
    rays(paint, random, width / 2, height * 0.38, width, colors.accent, 0.35, 22) +
    bokeh(paint, random, width, height, colors.light, 10, 0.3)
  )
}

function blaze(stage: Stage): string {
  const { width, height } = stage
  const flames = fire(stage)
  return (
    sky(stage) +
    place(flames, width * 0.2, height * 0.62, height / 210) +
    place(flames, width * 0.8, height * 0.62, height / 210, 0, true) +
    place(fire(stage, 1.1), width * 0.5, height * 0.66, height / 200)
  )
}

function reels(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const reel = paint.linear([
    darken(colors.sky[0], 0.5),
    lighten(colors.sky[1], 0.18),
    lighten(colors.sky[1], 0.5),
    lighten(colors.sky[1], 0.18),
    darken(colors.sky[0], 0.6),
  ])
  const columns = [0.17, 0.5, 0.83].map(
    (x) =>
      `<rect x="${(x - 0.15) * width}" width="${width * 0.3}" height="${height * 0.84}"` +
      ` rx="10" fill="${reel}" stroke="${colors.accent}" stroke-width="4"/>`,
  )
  return (
    sky(stage) +
    columns.join('') +
    rays(paint, random, width / 2, height * 0.38, width * 0.8, colors.light, 0.4)
  )
}

function orchard(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  return (
    sky(stage) +
    rays(paint, random, width * 0.8, 0, width * 1.2, '#fff6c0', 0.6) +
    bokeh(paint, random, width, height, '#f4ffb0', 24, 0.4) +
    fill(
      `M-10 ${height * 0.7}Q${width / 2} ${height * 0.6} ${width + 10} ${height * 0.7}V${height + 10}H-10Z`,
      paint.linear([lighten(colors.near, 0.35), colors.near]),
    )
  )
}

const small =
  (draw: Draw): Draw =>
  (stage) =>
    place(draw(stage), 0, 0, 0.5)

const hot: Draw = (stage) => place(fire(stage), 0, 6, 1.1) + seven(stage, '#f0122e')

const basket: readonly Draw[] = [
  lemon,
  melon,
  (stage) => grapes(stage),
  (stage) => grapes(stage, '#5ab81f'),
  (stage) => roundFruit(stage, '#ff8a14'),
  (stage) => roundFruit(stage, '#7a2be0'),
  (stage) => roundFruit(stage, '#e8202f'),
  (stage) => roundFruit(stage, '#7ac81f'),
  bell,
]

function cluster(stage: Stage): string {
  const { random } = stage
  const start = random.int(basket.length)
  const step = random.pick([1, 2, 4])
  const at = (index: number) => (basket[(start + index * step) % basket.length] ?? lemon)(stage)
  const front = random.pick([
    () => cherries(stage),
    () => seven(stage, '#f0122e'),
    () => at(4),
    () => luckyStar(stage),
  ])
  return (
    place(at(0), -50, -22, 0.66, -10) +
    place(at(1), 50, -22, 0.64, 8) +
    place(at(2), -52, 42, 0.58, -8) +
    place(at(3), 52, 44, 0.58, 10) +
    place(front(), 0, 20, 0.76)
  )
}

/** The fruit family: its palettes, backdrops, heroes, props and letterings. */
export const fruit: FamilyArt = {
  palettes: palettes.fruit,
  backdrops: [sunburst, blaze, reels, orchard, sunburst],
  heroes: [
    (stage) => seven(stage, stage.random.pick(['#f0122e', '#1f6af0', '#12b04a', '#c01ff0'])),
    hot,
    cluster,
    (stage) => cherries(stage),
    bell,
    lemon,
    melon,
    (stage) => grapes(stage),
    (stage) => roundFruit(stage, stage.random.pick(['#ff8a14', '#7a2be0', '#e8202f'])),
    (stage) => sevens(stage, ['#1f7af0', '#12b04a', '#f0122e']),
    (stage) => luckyStar(stage),
    cluster,
    hot,
  ],
  cues: [
    [
      '7 77 777 sapt seven',
      (stage) => seven(stage, stage.random.pick(['#f0122e', '#1f6af0', '#12b04a', '#c01ff0'])),
    ],
    ['cires visin', (stage) => cherries(stage)],
    ['lamai', lemon],
    ['pepen', melon],
    ['strugur', (stage) => grapes(stage)],
    ['clopot bell', bell],
    ['stea stel star', (stage) => luckyStar(stage)],
    ['fruct fruit livad', cluster],
    ['foc fire hot fierbint flac', hot],
  ],
  props: [
    small((stage) => cherries(stage)),
    small(lemon),
    small(melon),
    small((stage) => grapes(stage)),
    small((stage) => roundFruit(stage, '#ff8a14')),
    small((stage) => roundFruit(stage, '#7a2be0')),
    (stage) => coin(stage),
    small((stage) => crown(stage, '#d0142e')),
  ],
  letters: ['sevens', 'orchard', 'flame', 'chrome'],
}
