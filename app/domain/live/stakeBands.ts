/** Lowest bets of tables in lei, as an address names them: up to 5, up to 25, up to 100, and more. */
export const stakeBands = ['pana-la-5', '5-25', '25-100', 'peste-100'] as const

export type StakeBand = (typeof stakeBands)[number]

/** Upper limits in lei of the lowest bets of a band, for each band but the last. */
const bandLimits = [5, 25, 100]

/** The band of a table's lowest bet; `undefined` if that is not known. */
export function bandOf(lowest: number | undefined): StakeBand | undefined {
  if (lowest === undefined) return undefined
  const at = bandLimits.findIndex((top) => lowest <= top)
  return at < 0 ? 'peste-100' : stakeBands[at]
}

export const isBand = (text: string): text is StakeBand => (stakeBands as readonly string[]).includes(text)
