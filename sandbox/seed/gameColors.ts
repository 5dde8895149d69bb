import type { Game } from '#app/api/contract/casino.ts'
import { dominantColor } from '../art/dominantColor.ts'
import { familyOf } from '../art/family-of.ts'
import { wordsForArt } from './worlds.ts'

/** Dominant colours of the drawn pictures of the fixtures' games. */
const measured: Readonly<Record<string, string>> = {
  'regina-nilului': '#c19851',
  'livada-de-aur': '#ab551c',
  'arcul-de-foc': '#914614',
  'diamant-40': '#2f5bab',
  'steaua-polara': '#6e388c',
  'cirese-aprinse': '#a96b43',
  'orasul-pierdut': '#1c3a4e',
  'lupul-argintiu': '#4f8a56',
  'cascada-7': '#c33548',
  'comoara-dunarii': '#d97e4d',
  'vant-de-sud': '#a25831',
  'secretul-carpatilor': '#3d667e',
  'umbra-castelului': '#402c63',
  'marea-aventura': '#598ccc',
  'wild-orchard': '#af3c4a',
  'fructe-20': '#2e7bb4',
  'poveste-cu-zmei': '#455c7c',
  'racheta-rosie': '#6194e6',
  'balonul-de-aur': '#235171',
  'ruleta-carpati': '#0f375b',
  'blackjack-arama-3': '#821f2e',
  'speed-baccarat-b': '#84704e',
  'blackjack-vip': '#87724f',
}

/** The dominant colour of a game's picture; that of a game without a picture is not known. */
export function colorOfGame({ gameCode, name, type, images }: Game, world: string): string | undefined {
  if (images.length === 0) return undefined
  return (
    measured[gameCode] ??
    dominantColor(gameCode, familyOf({ gameCode, name: wordsForArt(name, world), type }))
  )
}
