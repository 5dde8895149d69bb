import type { Game, GameInfo } from '#app/api/contract/casino.ts'
import { clips } from '../media/clips.ts'
import { createRandom, type Random } from './random.ts'

const openings: Record<Game['type'], string[]> = {
  Slot: [
    '{name} te poartă într-o lume desenată cu răbdare, în care fiecare simbol are povestea lui.',
    'În {name} rolele se învârt lin, iar simbolurile se adună în câștiguri de la stânga la dreapta.',
    '{name} păstrează regulile simple ale sloturilor clasice și adaugă câteva surprize.',
  ],
  Live: [
    '{name} se transmite în direct din studio, cu dealeri care vorbesc limpede și fără grabă.',
    'La {name} rundele încep la fiecare minut, iar rezultatele rămân afișate pe tot parcursul mesei.',
  ],
  Table: [
    '{name} respectă regulile consacrate ale mesei, cu un ritm pe care îl alegi tu.',
    'În {name} joci singur împotriva casei, fără limită de timp pentru decizii.',
  ],
  Crash: [
    'În {name} multiplicatorul crește până când zborul se oprește; hotărăști tu când ieși.',
    '{name} are runde scurte: pui miza, urmărești linia și te oprești când crezi de cuviință.',
  ],
}

const middles = [
  'Miza se schimbă oricând între runde, din aceeași bară de jos.',
  'Simbolul special înlocuiește orice alt simbol obișnuit.',
  'Trei simboluri scatter deschid runda de rotiri gratuite.',
  'Câștigurile mici vin des, cele mari cer răbdare.',
  'Jocul se potrivește la fel de bine pe telefon și pe un ecran lat.',
  'Tabelul de plăți se deschide cu o singură apăsare.',
]

const closings = [
  'Valoarea RTP și limitele mizei sunt afișate mai jos.',
  'Poți încerca mai întâi varianta demonstrativă, dacă jocul o are.',
  'Joacă pentru plăcere și oprește-te când nu mai este plăcut.',
]

const features: Record<Game['type'], string[]> = {
  Slot: [
    'Rotiri gratuite',
    'Simbol wild',
    'Scatter',
    'Avalanșă',
    'Multiplicator',
    'Respin',
    'Cumpără bonus',
    'Role în expansiune',
  ],
  Live: ['Dealer vorbitor de română', 'Statistici', 'Pariuri laterale', 'Chat la masă', 'Mai multe unghiuri'],
  Table: ['Ritm propriu', 'Pariuri laterale', 'Mai multe mâini', 'Istoricul rundelor'],
  Crash: ['Ieșire automată', 'Două pariuri', 'Clasament', 'Runde verificabile'],
}

const lineCounts: Record<number, number[]> = { 3: [3, 5], 5: [10, 20, 40], 6: [50, 100, 729], 7: [117649] }

function some<T>(random: Random, list: T[], count: number): T[] {
  const left = [...list]
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(random.int(left.length), 1)[0] as T,
  )
}

/** A clip without a file: the panel has to fall back to the picture. */
const withoutFile = 'poveste-cu-zmei'

type Subject = Pick<Game, 'gameCode' | 'name' | 'type' | 'numberOfReels'>

/** All random data of a game, from one source. */
function drawn({ gameCode, name, type, numberOfReels }: Subject) {
  const random = createRandom(`info of ${gameCode}`)
  const sentences = [
    random.pick(openings[type]),
    ...some(random, middles, random.int(3)),
    random.pick(closings),
  ]
  return {
    description: random.chance(0.95) ? sentences.join(' ').replaceAll('{name}', name) : undefined,
    lines: numberOfReels ? random.pick(lineCounts[numberOfReels] ?? [20]) : undefined,
    specialFeatures: some(random, features[type], random.int(5)),
  }
}

/** Data of a game for the filters and its details. */
export function offersOf(game: Subject): Pick<Game, 'lines' | 'specialFeatures'> {
  const { lines, specialFeatures } = drawn(game)
  return { lines, specialFeatures }
}

/** Data of the details panel; computed from the game, so that it need not be stored. */
export function infoOf(game: Game): GameInfo {
  return {
    gameCode: game.gameCode,
    description: drawn(game).description,
    videoPreview:
      clips.includes(game.gameCode) || game.gameCode === withoutFile
        ? `/sandbox/casino/videos/${game.gameCode}.webm`
        : undefined,
    lines: game.lines,
    numberOfReels: game.numberOfReels,
    volatility: game.volatility,
    rtp: game.rtp,
    labels: game.labels,
    specialFeatures: game.specialFeatures ?? [],
  }
}
