import { darken, lighten, mix } from './color.ts'
import { families } from './families.ts'
import type { FaceName } from './fonts.ts'
import { cleanText, drawText, measure } from './lettering.ts'
import { glow, rays, vignette } from './light.ts'
import { type ArtFamily, palette } from './palettes.ts'
import type { ProviderStyle } from './providers.ts'
import { providerStyle } from './providers.ts'
import { createRandom } from './random.ts'
import { documentOf, stageFor } from './scene.ts'
import { box, num, oval, place, poly, ring, sector, star } from './shapes.ts'
import type { Stage } from './stage.ts'
import { createStage } from './stage.ts'

const wordFaces: readonly FaceName[] = ['tech', 'speed', 'slab', 'round', 'roman', 'comic']

const marks: readonly string[] = [
  `${poly(star(5, 40, 17))}`,
  'M0 -42C10 -14 14 -10 42 0C14 10 10 14 0 42C-10 14 -14 10 -42 0C-14 -10 -10 -14 0 -42Z',
  'M0 -42L36 -20V20L0 42L-36 20V-20ZM0 -20L-18 -9V11L0 22L18 11V-9Z',
  'M-38 34L-10 -40H14L-4 -4H38L-12 42L0 10H-38Z',
  `${oval(-14, 0, 27)}M14 -27A27 27 0 1 1 14 27A40 40 0 0 0 14 -27Z`,
  'M-40 30V-24L-18 -2L0 -38L18 -2L40 -24V30ZM-40 36H40V42H-40Z',
  `${poly(ring(4, 42))}M0 -22L-22 0L0 22L22 0Z`,
  'M-40 -30H40V-12L6 40H-24L10 -8H-40Z',
  `${sector(20, 42, 0.02, 0.73)}M4 -8H42V8H4Z`,
  'M-40 -40H6A40 40 0 0 1 6 40H-40ZM-18 -18V18H4A18 18 0 0 0 4 -18Z',
  `${oval(0, 0, 42)}M-8 -22L26 0L-8 22Z`,
  'M-42 -14L0 -40L42 -14V4L0 -22L-42 4ZM-42 20L0 -6L42 20V38L0 12L-42 38Z',
  `${oval(-22, -22, 17)}${oval(22, -22, 17)}${oval(-22, 22, 17)}${oval(22, 22, 17)}`,
  'M0 40C-34 20 -42 -8 -34 -36C-14 -30 -4 -18 0 -4C4 -18 14 -30 34 -36C42 -8 34 20 0 40Z',
  'M-42 34L-14 -38H-2L-18 10L6 -38H18L2 34H-10L0 -4L-26 34Z',
  'M-42 8C-42 -40 42 -40 42 8L24 2C20 -18 -20 -18 -24 2ZM-30 20L0 8L30 20L0 42Z',
]

function emblem(stage: Stage, style: ProviderStyle, deep: boolean): string {
  const { color, second } = style
  const tone = stage.paint.linear(
    deep ? [color, darken(color, 0.45)] : [second, color, darken(color, 0.15)],
    [0, 0, 1, 1],
  )
  return `<path fill-rule="evenodd" d="${marks[style.emblem]}" fill="${tone}"/>`
}

/** Provider logo: emblem and wordmark on a transparent ground, 240x80, for a dark or a light theme. */
export function providerLogoSvg(provider: { slug: string; name: string }, theme: 'light' | 'dark'): string {
  const style = providerStyle(provider.slug)
  const stage = createStage(
    createRandom(provider.slug),
    palette('#000 #000 #000 #000 #000 #000 #000'),
    240,
    80,
  )
  const face = wordFaces[style.face] ?? 'tech'
  const name = cleanText(provider.name)
  const text = style.face % 2 === 0 ? name.toLocaleUpperCase('ro') : name
  const size = Math.min(38, 152 / Math.max(0.5, measure(face, text)))
  const width = measure(face, text) * size
  const left = (240 - width - 56) / 2
  const tone = theme === 'dark' ? mix('#f7f3eb', style.second, 0.25) : mix('#0e1818', style.color, 0.18)
  const word = `<path d="${drawText(face, text, left + 56, 40 + size * 0.35, size)}" fill="${tone}"/>`
  return documentOf(stage, place(emblem(stage, style, theme === 'light'), left + 23, 40, 0.52) + word)
}

/** 96x96 emblem of a provider on its own rounded plate. */
export function providerIconSvg(provider: { slug: string; name: string }): string {
  const style = providerStyle(provider.slug)
  const stage = createStage(
    createRandom(provider.slug),
    palette('#000 #000 #000 #000 #000 #000 #000'),
    96,
    96,
  )
  const { paint } = stage
  const ground = paint.linear(
    [mix('#16302e', style.color, 0.4), mix('#081212', style.color, 0.14)],
    [0, 0, 0.4, 1],
  )
  const edge = paint.linear([
    [lighten(style.color, 0.5), 0.7],
    [style.color, 0.1],
  ])
  return documentOf(
    stage,
    `<path d="${box(0, 0, 96, 96, 22)}" fill="${ground}"/>` +
      `${glow(paint, 48, 30, 52, style.color, 0.35)}<path d="` +
      `${box(1, 1, 94, 94, 21)}" fill="none"` +
      ` stroke="${edge}" stroke-width="2"/>` +
      `${place(emblem(stage, style, false), 48, 48, 0.68)}`,
  )
}

/** 96x96 icon of a collection: one hero of its family on a round lit ground. */
export function collectionIconSvg(input: { slug: string; title: string; family: ArtFamily }): string {
  const art = families[input.family]
  const random = createRandom(`collection:${input.slug}`)
  const stage = stageFor({ code: input.slug, art, width: 96, height: 96, focus: 0.5, lettered: false })
  const { paint, palette: colors } = stage
  const ground = paint.radial(
    [
      [colors.sky[2], 1],
      [colors.sky[1], 1, 0.5],
      [colors.sky[0], 1],
    ],
    { cy: 0.36, r: 0.75 },
  )
  const clip = paint.clip(box(0, 0, 96, 96, 22))
  return documentOf(
    stage,
    `<g clip-path="${clip}"><path d="${box(0, 0, 96, 96)}" fill="${ground}"/>${rays(
      paint,
      random,
      48,
      44,
      80,
      colors.light,
      0.4,
    )}${place(random.pick(art.heroes)(stage), 48, 50, 0.38)}</g>`,
  )
}

/** Quiet patina ground with a coin outline, for a picture that does not exist. */
export function placeholderOf(width: number, height: number): string {
  const stage = createStage(
    createRandom('placeholder'),
    palette('#0e1818 #14312f #1d4a45 #f9a86b #14312f #0e1818 #f9a86b'),
    width,
    height,
  )
  const { paint } = stage
  const ground = paint.linear(['#1b3a37', '#122524', '#0c1616'], [0, 0, 0.5, 1])
  const size = Math.min(width, height) * 0.2
  const copper = paint.linear(['#ffd9b8', '#f9985a', '#8a4420'], [0, 0, 1, 1])
  const at = `cx="${num(width / 2)}" cy="${num(height * 0.46)}"`
  return documentOf(
    stage,
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
      `${glow(paint, width / 2, height * 0.46, size * 2.4, '#3fae9a', 0.22)}
<circle ` +
      `${at} r="${num(size)}" fill="none" stroke="${copper}" stroke-width="` +
      `${num(size * 0.12)}"/><path d="` +
      `${poly(star(4, size * 0.6, size * 0.2, width / 2, height * 0.46))}"` +
      ` fill="${copper}"/>${vignette(paint, width, height, '#061010', 0.4)}`,
  )
}
