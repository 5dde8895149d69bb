import { useQuery } from '@tanstack/react-query'
import { usePreview } from '#app/content/pageContexts.ts'
import { failed, type Known, known, pending } from '#app/domain/known.ts'
import { useSelfExcluded } from '../data/exclusion.ts'
import { ownerQuery } from '../data/owner.ts'
import { useAuth } from '../session/auth.ts'

/** The owner of a mirror, as the hash of the player's name, and whether recording is refused. */
export type MirrorOwner = { owner: string; isRefused: boolean }

/**
 * The current player as owner, once the state of their self-exclusion is known: recording is refused for excluded players
 * and in preview. It fails without Web Crypto, and while the exclusion cannot be loaded.
 */
export function useMirrorOwner(): Known<MirrorOwner> {
  const { player } = useAuth()
  const preview = usePreview()
  const excluded = useSelfExcluded().fact
  const name = player?.username
  const hash = useQuery({ ...ownerQuery(name ?? ''), enabled: name !== undefined }).data
  if (hash === null || excluded.state === 'failed') return failed
  if (name === undefined || hash === undefined || excluded.state === 'pending') return pending
  return known({ owner: hash, isRefused: preview || excluded.value })
}
