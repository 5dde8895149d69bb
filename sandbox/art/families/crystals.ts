import { darken, mix } from '../color.ts'
import { glow, rays, specks } from '../light.ts'
import { anyGem, brilliant, crystalCluster, cutStone, gemColors } from '../motifs/gems.ts'
import { coin, crown } from '../motifs/gold.ts'
import { palettes } from '../palettes.ts'
import type { Point } from '../shapes.ts'
import { place, poly, smooth, star } from '../shapes.ts'
import type { Draw, FamilyArt, Stage } from '../stage.ts'
import { fill, sky } from '../terrain.ts'

function grotto(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const cave = (inset: number, tone: string) => {
    const points: Point[] = Array.from({ length: 14 }, (_, index): Point => {
      const angle = (index / 14) * Math.PI * 2
      return [
        width / 2 + Math.cos(angle) * width * inset * random.range(0.85, 1.1),
        height * 0.42 + Math.sin(angle) * height * inset * random.range(0.85, 1.1),
      ]
    })
    return (
      `<path fill-rule="evenodd" d="M-5 -5H${width + 5}V${height + 5}H-5Z` +
      `${smooth(points)}" fill="${tone}"/>`
    )
  }
  const shard = (x: number, y: number, turn: number) =>
    place(crystalCluster(stage, random.pick(gemColors)), x * width, y * height, height / 900, turn)
  return (
    sky(stage) +
    glow(paint, width / 2, height * 0.4, width * 0.6, colors.light, 0.8) +
    cave(0.52, mix(colors.far, colors.sky[1], 0.3)) +
    shard(0.16, 0.62, 24) +
    shard(0.86, 0.62, -24) +
    shard(0.14, 0.1, 150) +
    shard(0.88, 0.1, -150) +
    cave(0.66, darken(colors.near, 0.2))
  )
}

function prismSky(stage: Stage): string {
  const { palette: colors, paint, random, width, height } = stage
  const shards = Array.from({ length: 16 }, () => {
    const [x, y, size] = [
      random.next() * width,
      random.next() * height * 0.8,
      random.range(0.04, 0.16) * width,
    ]
    return poly([
      [x, y - size],
      [x + size * 0.5, y],
      [x, y + size * 0.8],
      [x - size * 0.4, y],
    ])
  }).join('')
  return (
    sky(stage) +
    rays(paint, random, width / 2, height * 0.38, width, colors.light, 0.55, 20) +
    fill(
      shards,
      paint.linear(
        [
          ['#fff', 0.3],
          [colors.accent, 0.06],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    specks(random, width, height, '#fff', 40, 1.8)
  )
}

const trio: Draw = (stage) => {
  const colors = [0, 3, 5].map(
    (step) => gemColors[(stage.random.int(3) + step) % gemColors.length] ?? '#22b8ff',
  )
  return (
    place(cutStone(stage, colors[0] ?? '', 6), -52, 26, 0.6, -14) +
    place(cutStone(stage, colors[1] ?? '', 8), 52, 26, 0.6, 14) +
    place(brilliant(stage, colors[2] ?? ''), 0, -6, 0.92)
  )
}

const halo: Draw = (stage) =>
  fill(
    poly(star(12, 105, 62)),
    stage.paint.radial([
      ['#fff', 0.9],
      [stage.palette.accent, 0.6],
      [stage.palette.accent, 0],
    ]),
  ) + place(anyGem(stage), 0, 0, 0.85)

/** The crystals family: its palettes, backdrops, heroes, props and letterings. */
export const crystals: FamilyArt = {
  palettes: palettes.crystals,
  backdrops: [grotto, prismSky, prismSky],
  heroes: [
    (stage) => brilliant(stage, stage.random.pick(gemColors)),
    trio,
    (stage) => crystalCluster(stage, stage.random.pick(gemColors)),
    halo,
    (stage) => crown(stage, stage.random.pick(gemColors)),
    trio,
  ],
  cues: [
    ['diamant', (stage) => brilliant(stage, stage.random.pick(gemColors))],
    ['coroan regal', (stage) => crown(stage, stage.random.pick(gemColors))],
    ['cristal crystal', (stage) => crystalCluster(stage, stage.random.pick(gemColors))],
  ],
  props: [
    (stage) => place(anyGem(stage), 0, 0, 0.42),
    (stage) => place(anyGem(stage), 0, 0, 0.34, 20),
    (stage) => coin(stage),
  ],
  letters: ['prism', 'chrome', 'neon'],
}
