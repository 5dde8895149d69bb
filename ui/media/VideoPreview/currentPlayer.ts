/** A player that can be stopped. */
export type Player = { stop: () => void }

let current: Player | undefined

/** Makes `player` the only one that plays (UXP-06): the previous one is stopped. */
export function claim(player: Player): void {
  if (current === player) return
  const before = current
  current = player
  before?.stop()
}

/** Reports that `player` does not play any more. */
export function giveUp(player: Player): void {
  if (current === player) current = undefined
}
