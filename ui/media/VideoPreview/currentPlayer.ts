/** Somebody who plays, and can be asked to stop. */
export type Player = { stop: () => void }

let current: Player | undefined

/** Makes `player` the only one that plays (UXP-06): whoever played before stops. */
export function claim(player: Player): void {
  if (current === player) return
  const before = current
  current = player
  before?.stop()
}

/** `player` plays no longer. */
export function giveUp(player: Player): void {
  if (current === player) current = undefined
}
