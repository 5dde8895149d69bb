import { whenIdle } from '#app/platform/whenIdle.ts'
import { accountModal } from '#app/player/account/accountModal.ts'
import { showFavourites } from '#app/player/favourites/showFavourites.ts'
import { loginQuestion } from '#app/player/login/requireLogin.ts'
import { closeSession } from '#app/player/openSession.ts'
import { auth } from '#app/player/session/auth.ts'
import { lastKeepAlive, memory } from '#app/player/session/cookies.ts'
import { standInForPlatform } from './platform.ts'
import type { StoryPlayer } from './player.ts'

/** Removes everything that a player leaves in the browser and in modules. */
function forgetPlayer(): void {
  closeSession()
  loginQuestion.getSnapshot()?.onClose()
  accountModal.set(undefined)
  showFavourites(undefined)
  // A logout clears the seeds of rows.
  auth.set({ state: 'guest' })
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

/**
 * Starts the visit of a player, like a browser with a remembered one. The returned function ends it; a session that is
 * still opening would otherwise belong to the next story.
 */
export function beginSession(
  player: StoryPlayer | undefined,
  unknown: (call: string) => void,
): () => Promise<void> {
  forgetPlayer()
  const stopPlatform = standInForPlatform(player, unknown)
  const stopChance = player ? setChance() : () => {}
  if (player && !player.outside) {
    lastKeepAlive.write(Date.now())
    document.documentElement.dataset.player = 'expected'
    auth.set({ state: 'pending' })
  }
  return async () => {
    await whenIdle()
    stopPlatform()
    forgetPlayer()
    stopChance()
  }
}
