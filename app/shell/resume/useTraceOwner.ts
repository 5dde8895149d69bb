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
 * The owner of the trace: the hash of the player's name, so that players of this device do not get each other's traces.
 * Undefined while it is unknown, and while `isRefused`: in preview and for players whose trace must not be stored.
 */
export function useTraceOwner(): { owner: string | undefined; isRefused: boolean } {
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

/** Whether the player has excluded themselves, or has a message that asks to confirm a limit. */
function useIsLimited(): Known<boolean> {
  const { player } = useAuth()
  const excluded = useSelfExcluded().fact
  const messages = useFact(messagesQuery).fact
  if (!player) return excluded
  return bothKnown(excluded, messages, (isExcluded, all) => isExcluded || all.some(asksForLimits))
}
