import type { PlayerMessage } from '#app/api/contract/player/platform.ts'
import type { GrantedBonus } from './state.ts'

/** Kinds of bonuses for games. */
export const gamingKinds = ['freespins', 'freespins2', 'goldenchips'] as const
export type GamingKind = (typeof gamingKinds)[number]

type Wanted = {
  bonusId: string
  status: string
  kind: GamingKind
  games: string[]
  given: number
  remaining?: number
  templateCode?: string
  title: string
}

/** Free spins or golden chips in some games. */
export function gamingBonus({ kind, games, given, remaining = given, ...rest }: Wanted): GrantedBonus {
  return { ...rest, playType: kind, gaming: { bonusType: kind, selectedGames: games, given, remaining } }
}

/** The platform's message for an offered bonus. */
export const offerOf = ({ bonusId, title }: GrantedBonus): PlayerMessage => ({
  id: `mesaj-${bonusId}`,
  type: 'bonus',
  displayType: 'dialog',
  title,
  message: 'Ai primit un bonus. Îl poți accepta sau refuza.',
  bonusId,
})

const granted: Record<GamingKind, { games: string[]; given: number; title: string }> = {
  freespins: { games: ['regina-nilului'], given: 20, title: '20 de rotiri gratuite la Regina Nilului' },
  freespins2: { games: ['livada-de-aur'], given: 15, title: '15 rotiri gratuite la Livada de Aur' },
  goldenchips: { games: ['ruleta-carpati'], given: 5, title: 'Cinci jetoane de aur la Ruleta Carpați' },
}

/** A bonus from the control room; it waits until the player accepts it. */
export const grantOf = (kind: GamingKind, bonusId: string): GrantedBonus =>
  gamingBonus({ bonusId, status: 'pending', kind, ...granted[kind] })

/** One bonus of each kind and state: active, accepted, cash, used up, and offered. */
export const hunterBonuses: GrantedBonus[] = [
  gamingBonus({
    bonusId: 'bonus-duminica',
    status: 'active',
    kind: 'freespins',
    games: ['regina-nilului', 'livada-de-aur', 'comoara-faraonului'],
    given: 20,
    remaining: 14,
    templateCode: 'FS-DUMINICA-20',
    title: 'Rotiri de duminică',
  }),
  gamingBonus({
    bonusId: 'bonus-jetoane',
    status: 'Active',
    kind: 'goldenchips',
    games: ['ruleta-carpati', 'blackjack-arama-3'],
    given: 5,
    templateCode: 'GC-RULETA-5',
    title: 'Jetoane de aur la ruletă',
  }),
  gamingBonus({
    bonusId: 'bonus-castel',
    status: 'accepted',
    kind: 'freespins2',
    games: ['umbra-castelului'],
    given: 10,
    title: 'Zece rotiri pentru turneul castelului',
  }),
  {
    bonusId: 'bonus-cash',
    status: 'active',
    playType: 'cash',
    amount: 50,
    title: '50 de lei pentru fidelitate',
  },
  gamingBonus({
    bonusId: 'bonus-folosit',
    status: 'completed',
    kind: 'freespins',
    games: ['diamant-40'],
    given: 10,
    remaining: 0,
    title: 'Zece rotiri la Diamant 40',
  }),
  gamingBonus({
    bonusId: 'bonus-nou',
    status: 'pending',
    kind: 'freespins',
    games: ['lupul-argintiu', 'arcul-de-foc'],
    given: 25,
    templateCode: 'FS-BUN-25',
    title: '25 de rotiri gratuite',
  }),
]
