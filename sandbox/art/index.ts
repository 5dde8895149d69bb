import { dealerSceneSvg } from './dealer-scene.ts'
import { families } from './families.ts'
import type { GameType } from './family-of.ts'
import { familyOf } from './family-of.ts'
import { collectionIconSvg, placeholderOf, providerIconSvg, providerLogoSvg } from './logos.ts'
import { type ArtFamily, artFamilies } from './palettes.ts'
import { renderWebp } from './render.ts'
import { documentOf, namedScene, scene, stageFor } from './scene.ts'

/** Names of the visual families, such as 'egypt'. */
export type { ArtFamily }
/** Shapes of a picture: 1:1, 3:4 and 16:9. */
export type ArtKind = 'Thumbnail' | 'Portrait' | 'Landscape'
/** Inputs of a picture: the code seeds it, the name picks the hero, the provider the finish. */
export type GameArtInput = {
  gameCode: string
  name: string
  providerSlug: string
  type: GameType
  family: ArtFamily
}
export {
  artFamilies,
  collectionIconSvg,
  dealerSceneSvg,
  familyOf,
  providerIconSvg,
  providerLogoSvg,
  renderWebp,
}

const formats = {
  Thumbnail: { width: 480, height: 480, frame: { x: 24, y: 298, width: 432, height: 144 } },
  Portrait: { width: 480, height: 640, frame: { x: 24, y: 430, width: 432, height: 158 } },
  Landscape: { width: 960, height: 540, frame: { x: 160, y: 352, width: 640, height: 142 } },
} as const

/** SVG text of one game's picture at its native size (480x480, 480x640 or 960x540). */
export function gameArtSvg(game: GameArtInput, kind: ArtKind): string {
  const { width, height, frame } = formats[kind]
  const input = {
    code: game.gameCode,
    name: game.name,
    art: families[game.family],
    width,
    height,
    focus: 0.5,
    lettered: true,
  }
  return namedScene(input, game.providerSlug, frame)
}

/** Wide scene without lettering for hero slides and banners, subject on the right two thirds. */
export function bannerArtSvg(input: { code: string; family: ArtFamily }): string {
  const view = {
    code: input.code,
    art: families[input.family],
    width: 1280,
    height: 720,
    focus: 0.66,
    lettered: false,
  }
  const stage = stageFor(view)
  return documentOf(stage, scene(stage, view))
}

/** Quiet picture for an unknown code, in the size of the kind. */
export function placeholderSvg(kind: ArtKind): string {
  return placeholderOf(formats[kind].width, formats[kind].height)
}
