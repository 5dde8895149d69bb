import { darken, mix } from './color.ts'
import type { Camera } from './composition.ts'
import { composition } from './composition.ts'
import { letterStyles } from './letter-styles.ts'
import type { Frame } from './lettering.ts'
import { bokeh, glow, rays, sparkles, specks, vignette } from './light.ts'
import { paletteFor, pictureRandom } from './palettes.ts'
import { providerStyle } from './providers.ts'
import { createRandom } from './random.ts'
import type { Draw, FamilyArt, Stage } from './stage.ts'
import { createStage } from './stage.ts'
import { title } from './title.ts'
import { finish } from './treatment.ts'
import { matches, plainWords } from './words.ts'

type Layer = 'backdrop' | 'subject' | 'finish' | 'title'

/** Inputs of a scene; `focus` is the place of the subject along the width. */
type SceneInput = {
  code: string
  name?: string
  art: FamilyArt
  width: number
  height: number
  focus: number
  lettered: boolean
}

function lightBehind(stage: Stage, { x, y, scale }: Camera): string {
  const { random, paint, palette, width, height } = stage
  return random.pick([
    () =>
      rays(
        paint,
        random,
        x,
        y,
        scale * 230,
        mix(palette.light, palette.sky[2], 0.35),
        0.45,
        12 + random.int(8),
      ),
    () =>
      glow(paint, x, y, scale * 165, palette.light, 0.62) +
      bokeh(paint, random, width, height * 0.8, palette.light, 12, 0.3),
    () => glow(paint, x, y, scale * 150, palette.accent, 0.5),
    () =>
      glow(paint, x, y, scale * 110, '#ffffff', 0.55) + glow(paint, x, y, scale * 190, palette.accent, 0.4),
  ])()
}

function heroOf(stage: Stage, art: FamilyArt, name: string): Draw {
  const drawn = stage.random.pick(art.heroes)
  const words = plainWords(name)
  return art.cues?.find(([stems]) => matches(words, stems))?.[1] ?? drawn
}

function subject(stage: Stage, { art, name = '' }: SceneInput, camera: Camera): string {
  const { random, paint, palette } = stage
  const hero = heroOf(stage, art, name)
  const compose = composition(stage, art.solo === true)
  return (
    lightBehind(stage, camera) +
    compose(stage, art, camera, hero) +
    sparkles(paint, random, camera.x, camera.y, camera.scale * 105, palette.accent, 4 + random.int(4))
  )
}

/** The stage with its own random stream for a layer, so that no layer depends on the size of another. */
function layerOf(stage: Stage, code: string, layer: Layer): Stage {
  return { ...stage, random: createRandom(`${layer}:${code}`) }
}

/** Stage of a code with its palette. */
export function stageFor(input: SceneInput): Stage {
  const random = pictureRandom(input.code)
  return createStage(random, paletteFor(random, input.art.palettes), input.width, input.height)
}

function cameraOf({ random }: Stage, { width, height, focus, lettered }: SceneInput): Camera {
  const tall = height > width
  const reach = lettered ? Math.min(width * 0.0037, height * (tall ? 0.0033 : 0.0034)) : height * 0.0039
  const level = lettered ? (tall ? 0.4 : 0.37) : 0.47
  return { x: width * focus, y: height * level, scale: reach * random.range(0.92, 1.06) }
}

/** Everything except the lettering: backdrop, light, subject, particles, dark edges. */
export function scene(base: Stage, input: SceneInput): string {
  const { art, code, width, height } = input
  const far = layerOf(base, code, 'backdrop')
  const near = layerOf(base, code, 'subject')
  const last = layerOf(base, code, 'finish')
  const { random, palette } = last
  const backdrop = random.pick(art.backdrops)(far)
  const figures = subject(near, input, cameraOf(near, input))
  const dust = random.chance(0.6) ? specks(random, width, height * 0.8, palette.accent, 36, 2.6, 0.7) : ''
  const floor = mix(palette.dark, darken(palette.accent, 0.7), random.pick([0, 0.2, 0.45]))
  return (
    backdrop +
    figures +
    (art.front?.(last) ?? '') +
    dust +
    vignette(base.paint, width, height, floor, input.lettered ? random.range(0.62, 0.82) : 0.4)
  )
}

/** Closes a drawing into a self-contained document. */
export function documentOf(stage: Stage, body: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${stage.width}" height="` +
    `${stage.height}" viewBox="0 0 ${stage.width} ${stage.height}">` +
    `${stage.paint.defs()}${body}</svg>`
  )
}

/** A full picture of a game: scene, provider finish, name. */
export function namedScene(input: SceneInput & { name: string }, providerSlug: string, frame: Frame): string {
  const stage = stageFor(input)
  const lettering = layerOf(stage, input.code, 'title')
  const style = letterStyles[lettering.random.pick(input.art.letters)]
  const picture = scene(stage, input)
  return documentOf(
    stage,
    picture + finish(stage, providerStyle(providerSlug)) + title(lettering, input.name, style, frame),
  )
}
