import type { GameType } from '#app/api/contract/casino.ts'
import { type Random, weighted } from './random.ts'
import { agree, sequels, type Theme, themes, titleNumbers } from './words.ts'

/** A name with its world, which decides lists and art; the type decides fields. */
export type Naming = { name: string; world: string }

const places = [
  'Carpați',
  'Aramă',
  'București',
  'Brașov',
  'Sibiu',
  'Cluj',
  'Iași',
  'Timișoara',
  'Dunărea',
  'Delta',
  'Peleș',
  'Balcic',
  'Imperial',
  'Regal',
  'Aurora',
  'Cristal',
  'Prestige',
  'Royal',
  'Lumina',
  'Monte',
  'Riviera',
  'Salon',
]

const liveKinds: [string, string[]][] = [
  ['ruleta', ['Ruleta', 'Ruleta Rapidă', 'Auto Ruleta', 'Ruleta Fulger', 'Ruleta Dublă']],
  ['blackjack', ['Blackjack', 'Speed Blackjack', 'Blackjack Liber', 'Blackjack Clasic', 'Blackjack VIP']],
  ['baccarat', ['Baccarat', 'Speed Baccarat', 'Baccarat Squeeze', 'Baccarat VIP']],
  ['poker', ['Poker Trei Cărți', 'Hold’em Cazino', 'Poker Caraibean']],
  [
    'spectacol',
    ['Roata Comorilor', 'Marele Târg', 'Noaptea Monedelor', 'Circul Norocului', 'Vânătoarea de Comori'],
  ],
  ['zaruri', ['Sic Bo', 'Zarurile Regelui', 'Craps']],
]

const tableKinds: [string, string[]][] = [
  ['ruleta', ['Ruletă Europeană', 'Ruletă Franceză', 'Ruletă Americană', 'Mini Ruletă']],
  ['blackjack', ['Blackjack Clasic', 'Blackjack Multihand', 'Blackjack Surrender', 'Pontoon']],
  ['baccarat', ['Baccarat Clasic', 'Baccarat Punto Banco', 'Mini Baccarat']],
  ['poker', ['Video Poker Valeți', 'Poker Texas', 'Poker Omaha', 'Poker cu Joker']],
  ['zaruri', ['Zaruri Clasice', 'Sic Bo Clasic', 'Hazard']],
]

const crashHeads = [
  'Racheta',
  'Balonul',
  'Cocorul',
  'Planorul',
  'Cometa',
  'Vulturul',
  'Zborul',
  'Săgeata',
  'Zmeul de Hârtie',
]
const crashOwners = [
  'Lunii',
  'Norilor',
  'Stelelor',
  'Furtunii',
  'Cocorului',
  'Înălțimilor',
  'Pilotului',
  'Cosmosului',
]
const crashEnglish = ['Sky', 'Rocket', 'Jet', 'Cloud', 'Comet', 'Falcon', 'Kite', 'Gravity']
const crashTails = ['Run', 'Up', 'Rise', 'Rush', 'Line', 'Climb', 'Escape']

const themeWeights = themes.map((theme, place) => [theme, place < 7 ? 6 : 3] as const)

function capital(phrase: string): string {
  return /^(de|din|lui) /.test(phrase) ? phrase : phrase.charAt(0).toLocaleUpperCase('ro') + phrase.slice(1)
}

/** "Împăratul Împăratului" is correct but reads badly. */
function sameRoot(head: string, tail: string): boolean {
  return tail.startsWith(head.slice(0, 3))
}

function slotName(random: Random, theme: Theme): string {
  const pattern = weighted(random, [
    ['owner', 30],
    ['adjective', 24],
    ['number', 16],
    ['plain', 10],
    ['matter', 10],
    ['english', 16],
  ] as const)
  const head = random.pick(theme.heads)
  const plain = random.pick(theme.plain)
  const tails = theme.owners.filter((owner) => !sameRoot(head.form, owner))
  switch (pattern) {
    case 'owner':
      return `${head.form} ${capital(random.pick(tails))}`
    case 'adjective':
      return `${head.form} ${agree(random.pick(theme.adjectives), head.gender)}`
    case 'number':
      return `${plain.form} ${random.pick(titleNumbers)}`
    case 'plain':
      return `${plain.form} ${agree(random.pick(theme.adjectives), plain.gender)}`
    case 'matter':
      return `${head.form} ${random.pick(theme.matter)}`
    case 'english':
      return `${random.pick(theme.english)} ${random.pick(theme.tails)}`
  }
}

function tableName(random: Random, kinds: [string, string[]][]): Naming {
  const [world, heads] = random.pick(kinds)
  const number = random.chance(0.6) ? ` ${1 + random.int(12)}` : ''
  return { world, name: `${random.pick(heads)} ${random.pick(places)}${number}` }
}

function crashName(random: Random): string {
  const tail = random.chance(0.4) ? ` ${random.pick(['2', '3', 'X', 'Turbo', 'Max', 'Duo', 'Nocturn'])}` : ''
  if (random.chance(0.4)) return `${random.pick(crashEnglish)} ${random.pick(crashTails)}${tail}`
  return `${random.pick(crashHeads)} ${random.pick(crashOwners)}${tail}`
}

/** A name that fits its type; it may be used already. */
export function nameFor(random: Random, type: GameType): Naming {
  switch (type) {
    case 'Slot': {
      const theme = weighted(random, themeWeights)
      return { world: theme.id, name: slotName(random, theme) }
    }
    case 'Live':
      return tableName(random, liveKinds)
    case 'Table':
      return tableName(random, tableKinds)
    case 'Crash':
      return { world: 'crash', name: crashName(random) }
  }
}

/** A sequel to a name that is used already. */
export function sequelOf(random: Random, naming: Naming, type: GameType): Naming {
  const tail = type === 'Slot' ? random.pick(sequels) : String(2 + random.int(97))
  return { world: naming.world, name: `${naming.name} ${tail}` }
}
