import { type ArtFamily, artFamilies, palettes } from './palettes.ts'
import { hashText } from './random.ts'
import { matches, plainWords } from './words.ts'

/** Kinds of games that need different scenes. */
export type GameType = 'Slot' | 'Live' | 'Table' | 'Crash'

const stems: readonly (readonly [stems: string, family: string])[] = [
  ['rulet roulette', 'roulette'],
  ['blackjack black-jack poker carti card as pik twentyone 21 holdem', 'cards'],
  ['baccarat zar dice sic craps', 'dice'],
  ['roata wheel studio spectacol show', 'wheel-show'],
  ['nil faraon piramid sfinx egipt scarab cleopat anubis horus isis pharaoh egypt papirus ankh', 'egypt'],
  [
    'drac castel vampir transilv transylv conte bram sange blood liliac bat noapt cavou strigoi umbr',
    'transylvania',
  ],
  ['dragon imperi lanpas lotus jad panda orient sakura samurai fenix koi tigr mandarin', 'dragon'],
  [
    'vulp hora doin lup carpa wolf urs bear codr cerb munt ciobanesc vatr folclor brad ' +
      'ie zimbr haiduc voievod dacia dac',
    'carpathian',
  ],
  [
    'ninso viking nord odin thor iarn winter ghea gheat frost zapad polar ragnarok ' +
      'rune valhal aurora boreal fjord',
    'norse',
  ],
  ['jungl aztec maya templ inca totem papagal safari amazon soarel trib oras', 'jungle'],
  ['pescar pesc fish undit crap somn lac balt delta dunar', 'fishing'],
  [
    'ocean marea marii perl adanc atlant delfin sirena coral recif trident poseid insul val neptun pearl sea',
    'ocean',
  ],
  ['zeus olimp atena hercul gre grec titan fulger zeu mit spart medus apol', 'olympus'],
  ['west cowboy serif sheriff vest bandit saloon bizon desperad mustang colt bounty', 'west'],
  ['dulc candy sweet bomboan acade zahar prajit ciocolat tort inghetat caramel miere jelek sugar', 'sweets'],
  ['mina mine miner dinamit tarnacop vagonet explo aurar dynamite tnt pepit', 'mining'],
  ['cart book comoar treasure secret legend pergament vraj magic pirat harta explorator', 'treasure'],
  ['seif vault banc bani cash jaf lei milion jackpot money diplomat bogat', 'vault'],
  ['racheta rocket avion zbor pilot crash aviator jet zenit orbit decol', 'rocket'],
  ['cosm space stea stel star galax planet univers luna nova astro comet meteor', 'space'],
  ['trifoi noroc irland clover luck potcoav leprecon curcubeu', 'clover'],
  ['diamant cristal crystal gem rubin safir smarald nestemat prism briliant coroan regal', 'crystals'],
  [
    '7 77 777 sapt seven cires fruct fruit lam lamai prun livad visin pepen fierbint ' +
      'hot foc fire flac aprins clasic arc bar joker stelut',
    'fruit',
  ],
  ['aur gold argint avere', 'vault'],
]

const byType: Record<GameType, readonly string[]> = {
  Live: ['roulette', 'cards', 'dice', 'wheel-show'],
  Table: ['cards', 'roulette', 'dice'],
  Crash: ['rocket'],
  Slot: [
    'egypt',
    'fruit',
    'norse',
    'transylvania',
    'carpathian',
    'jungle',
    'ocean',
    'crystals',
    'dragon',
    'west',
    'sweets',
    'treasure',
    'mining',
    'olympus',
    'fishing',
    'vault',
    'space',
    'clover',
    'fruit',
  ],
}

function known(family: string): family is ArtFamily {
  return family in palettes
}

function named(words: readonly string[]): string | undefined {
  return stems.find(([list]) => matches(words, list))?.[1]
}

/** The family that fits a game's words and type; a game without a known word gets one by its code. */
export function familyOf(game: { gameCode: string; name: string; type: GameType }): ArtFamily {
  const found = named(plainWords(game.name))
  const own = byType[game.type].filter(known)
  if (found !== undefined && known(found) && (game.type === 'Slot' || own.includes(found))) return found
  const list = own.length > 0 ? own : artFamilies
  return list[hashText(`family:${game.gameCode}`) % list.length] as ArtFamily
}
