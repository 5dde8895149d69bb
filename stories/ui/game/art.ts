import { imageKinds } from '#app/tiles/imageKinds.ts'
import type { GameTileProps, TilePicture } from '#ui/game/GameTile'
import { pictureUrl } from '../../pictures.ts'

export { art } from '../../pictures.ts'

const names = [
  'Arcul de Foc',
  'Livada de Aur',
  'Regina Nilului',
  'Diamant 40',
  'Ruleta Carpați',
  'Steaua Polară',
  'Cireșe Aprinse',
  'Orașul Pierdut',
  'Lupul Argintiu',
  'Comoara Dunării',
]

const studios = ['Turnul Nord', 'Brazi', 'Calea Lactee']

/** Codes of the same games among the fixtures, whose pictures are drawn. */
const codes = [
  'arcul-de-foc',
  'livada-de-aur',
  'regina-nilului',
  'diamant-40',
  'ruleta-carpati',
  'steaua-polara',
  'cirese-aprinse',
  'orasul-pierdut',
  'lupul-argintiu',
  'comoara-dunarii',
]

/** Picture of the game in place `index`, in the proportions of `layout`. */
export function pictureOf(index: number, layout: keyof typeof imageKinds = 'Default'): TilePicture {
  return { src: pictureUrl(`${codes[index % codes.length]}.${imageKinds[layout]}`) ?? '' }
}

/** Ten games, the same ones each time. */
export function games(layout: keyof typeof imageKinds = 'Default'): GameTileProps[] {
  return names.map((name, index) => ({
    name,
    provider: studios[index % studios.length] ?? '',
    href: `/jocuri/${index + 1}`,
    playHref: `/joaca/${index + 1}`,
    demoHref: index % 2 === 0 ? `/demo/${index + 1}` : undefined,
    layout,
    picture: pictureOf(index, layout),
  }))
}
