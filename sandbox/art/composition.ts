import { darken, lighten } from './color.ts'
import { glow } from './light.ts'
import { oval, place } from './shapes.ts'
import { cast, metal, metalNames } from './solid.ts'
import type { Draw, FamilyArt, Stage } from './stage.ts'

/** Position of the subject, and the size of its unit. */
export type Camera = { x: number; y: number; scale: number }

/** A way to arrange a hero, its companions and its props. */
type Composition = (stage: Stage, art: FamilyArt, camera: Camera, hero: Draw) => string

function contact(stage: Stage, x: number, y: number, radius: number): string {
  const fill = stage.paint.radial([
    ['#000', 0.55, 0],
    ['#000', 0.3, 0.5],
    ['#000', 0, 1],
  ])
  return `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.24}" fill="${fill}"/>`
}

function prop(stage: Stage, art: FamilyArt, x: number, y: number, scale: number): string {
  const { random } = stage
  return place(random.pick(art.props)(stage), x, y, scale, random.range(-16, 16), random.chance(0.5))
}

function others(art: FamilyArt, hero: Draw): readonly Draw[] {
  const rest = art.heroes.filter((candidate) => candidate !== hero)
  return rest.length === 0 ? art.heroes : rest
}

function isWide({ width, height }: Stage): boolean {
  return width > height * 1.4
}

function pairOfProps(stage: Stage, art: FamilyArt, { x, y, scale }: Camera, size: number): string {
  const wide = isWide(stage)
  const span = stage.width * (wide ? 0.24 : 0.34)
  const own = scale * size * (wide ? 1.35 : 1)
  const outer = wide
    ? prop(stage, art, x - span * 1.5, y + 82 * scale, own * 0.55) +
      prop(stage, art, x + span * 1.5, y + 82 * scale, own * 0.55)
    : ''
  return (
    outer + prop(stage, art, x - span, y + 70 * scale, own) + prop(stage, art, x + span, y + 70 * scale, own)
  )
}

const centered: Composition = (stage, art, camera, hero) => {
  const { x, y, scale } = camera
  const figure = place(hero(stage), x, y, scale)
  return pairOfProps(stage, art, camera, 0.8) + contact(stage, x, y + 92 * scale, 105 * scale) + figure
}

const flanked: Composition = (stage, art, camera, hero) => {
  const { random } = stage
  const { x, y, scale } = camera
  const side = others(art, hero)
  const figure = place(hero(stage), x, y, scale * 0.95)
  const reach = isWide(stage) ? stage.width * 0.25 : Math.min(stage.width * 0.3, 150 * scale)
  const wing = (sign: 1 | -1) => {
    const turn = sign * random.range(4, 12)
    return place(
      random.pick(side)(stage),
      x + sign * reach,
      y + 18 * scale,
      scale * (isWide(stage) ? 0.78 : 0.64),
      turn,
    )
  }
  return wing(-1) + wing(1) + contact(stage, x, y + 92 * scale, 120 * scale) + figure
}

const leaning: Composition = (stage, art, { x, y, scale }, hero) => {
  const { random } = stage
  const sign = random.sign()
  const shift = stage.width * (isWide(stage) ? 0.08 : 0.1) * sign
  const figure = place(hero(stage), x + shift, y, scale * 1.05, sign * random.range(3, 9))
  const second = place(
    random.pick(others(art, hero))(stage),
    x - shift * 2.6,
    y - 6 * scale,
    scale * 0.66,
    -sign * 10,
  )
  return (
    second +
    prop(stage, art, x - shift * 2.7, y + 72 * scale, scale * 0.95) +
    contact(stage, x + shift, y + 92 * scale, 105 * scale) +
    figure +
    prop(stage, art, x + shift * 3.4, y + 78 * scale, scale * 0.8)
  )
}

const close: Composition = (stage, art, camera, hero) => {
  const { x, y, scale } = camera
  const size = scale * (isWide(stage) ? 1.06 : 1.2)
  const figure = place(hero(stage), x, y + 10 * scale, size, stage.random.range(-4, 4))
  return contact(stage, x, y + 100 * scale, 130 * scale) + figure + pairOfProps(stage, art, camera, 0.74)
}

const medallion: Composition = (stage, art, camera, hero) => {
  const { paint, random, palette } = stage
  const { x, y, scale } = camera
  const figure = place(hero(stage), x, y + 4 * scale, scale * 0.94)
  const field = paint.radial([
    [lighten(palette.sky[2], 0.35), 1],
    [palette.sky[1], 1, 0.6],
    [darken(palette.sky[0], 0.4), 1],
  ])
  const hoop = cast(paint, oval(0, 0, 100), metal(paint, random.pick(metalNames)), 5, 7)
  const disc = `${hoop}<path d="${oval(0, 0, 88)}" fill="${field}" stroke="#1a0a12" stroke-width="4"/>`
  return (
    place(disc + glow(paint, 0, 0, 80, palette.light, 0.5), x, y, scale) +
    figure +
    pairOfProps(stage, art, camera, 0.7)
  )
}

const duo: Composition = (stage, art, camera, hero) => {
  const { random } = stage
  const { x, y, scale } = camera
  const sign = random.sign()
  const shift = stage.width * (isWide(stage) ? 0.12 : 0.19) * sign
  const figure = place(hero(stage), x - shift, y + 6 * scale, scale * 0.9, -sign * 5)
  const second = place(
    random.pick(others(art, hero))(stage),
    x + shift,
    y - 8 * scale,
    scale * 0.82,
    sign * 7,
  )
  return (
    contact(stage, x, y + 92 * scale, 150 * scale) + second + figure + pairOfProps(stage, art, camera, 0.62)
  )
}

/** The arrangement of a picture; wide pictures prefer those that fill the sides. */
export function composition(stage: Stage, solo: boolean): Composition {
  const { random } = stage
  const wide = isWide(stage)
  const draw = random.next()
  const alone = [centered, close, centered, medallion]
  const many = wide
    ? [flanked, leaning, duo, flanked, medallion]
    : [centered, flanked, leaning, close, medallion, duo]
  const list = solo ? alone : many
  return list[Math.floor(draw * list.length)] ?? centered
}
