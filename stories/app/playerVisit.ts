import { lastKeepAlive, memory } from '#app/player/session/cookies.ts'
import { standInForPlatform } from './platform.ts'
import type { StoryPlayer } from './player.ts'

/** Removes everything that a player leaves in the browser. */
function forgetPlayer(): void {
  lastKeepAlive.forget()
  memory.forget()
  delete document.documentElement.dataset.player
}

/** Fixes the random numbers, so that a row has the same seed game in every picture. */
function setChance(): () => void {
  const { random } = Math
  if (import.meta.env.MODE === 'test') Math.random = () => 0.5
  return () => {
    Math.random = random
  }
}

/** Starts the visit of a player, like a browser with a remembered one; without a player, that of a guest. */
export function beginSession(player: StoryPlayer | undefined, unknown: (call: string) => void): () => void {
  forgetPlayer()
  const stopPlatform = standInForPlatform(player, unknown)
  const stopChance = player ? setChance() : () => {}
  if (player && !player.outside) {
    lastKeepAlive.write(Date.now())
    document.documentElement.dataset.player = 'expected'
  }
  return () => {
    stopPlatform()
    forgetPlayer()
    stopChance()
  }
}
