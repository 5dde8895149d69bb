import { useQuery } from '@tanstack/react-query'
import { usePreview } from '#app/content/pageContexts.ts'
import { bothKnown, type Known } from '#app/domain/known.ts'
import { asksForLimits } from '#app/domain/playerMessages.ts'
import { GUEST } from '#app/domain/resume.ts'
import { useSelfExcluded } from '#app/player/data/exclusion.ts'
import { useFact } from '#app/player/data/fact.ts'
import { messagesQuery } from '#app/player/data/messages.ts'
import { ownerQuery } from '#app/player/data/owner.ts'
import { useAuth } from '#app/player/session/auth.ts'

/**
 * Whose things are kept: the hash of the player's name, so that another player of this device does not get them.
 * Undefined while it is not known, and for players for whom nothing may be kept: `isRefused`.
 */
export function useOwner(): { owner: string | undefined; isRefused: boolean } {
  const { state, player } = useAuth()
  const preview = usePreview()
  const name = player?.username
  const hash = useQuery({ ...ownerQuery(name ?? ''), enabled: name !== undefined })
  const limited = useIsLimited()
  const isRefused = preview || (limited.state === 'known' && limited.value)
  const isAllowed = !preview && limited.state === 'known' && !limited.value
  if (!isAllowed || state === 'pending') return { owner: undefined, isRefused }
  return { owner: name === undefined ? GUEST : (hash.data ?? undefined), isRefused }
}

/** Whether the player has excluded themselves, or has reached a limit that the platform tells of. */
function useIsLimited(): Known<boolean> {
  const { player } = useAuth()
  const excluded = useSelfExcluded().fact
  const messages = useFact(messagesQuery).fact
  if (!player) return excluded
  return bothKnown(excluded, messages, (isExcluded, all) => isExcluded || all.some(asksForLimits))
}
