import type { Bonus, GamingBonus } from '#app/api/contract/player/bonuses.ts'

/** Accepted or active in any case, and not played as cash (BON-01). */
export const isCurrent = ({ status, playType }: Pick<Bonus, 'status' | 'playType'>): boolean =>
  /^(?:accepted|active)$/i.test(status) && playType.toLowerCase() !== 'cash'

const isActive = ({ bonusStatus }: GamingBonus): boolean => bonusStatus.toLowerCase() === 'active'

const hasSpins = ({ freeSpinsCountRemaining = 0 }: GamingBonus): boolean => freeSpinsCountRemaining > 0

const gamesIn = (bonuses: readonly GamingBonus[]): string[] => [
  ...new Set(bonuses.flatMap(({ selectedGames }) => selectedGames)),
]

/** Games of active bonuses that have free spins left (BON-02). */
export const freeSpinGames = (bonuses: readonly GamingBonus[]): string[] =>
  gamesIn(bonuses.filter((bonus) => isActive(bonus) && hasSpins(bonus)))

/** Games of all other active bonuses (BON-02). */
export const goldenChipGames = (bonuses: readonly GamingBonus[]): string[] =>
  gamesIn(bonuses.filter((bonus) => isActive(bonus) && !hasSpins(bonus)))
