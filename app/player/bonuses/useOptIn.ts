import { useState } from 'react'
import type { PromotionEntry } from '#app/api/contract/promotionSlices.ts'
import { canOpt, participationOf } from '#app/domain/optIns.ts'
import { showNotice } from '#app/platform/notices/showNotice.ts'
import { useVisit, type Visit } from '#app/platform/visit.ts'
import { requireLogin } from '../login/requireLogin.ts'
import { addMarketingTags, changeOptIn, useTaken } from './optIns.ts'

type Joined = Pick<PromotionEntry, 'templateCode' | 'tagName'>

async function change(visit: Visit, { templateCode, tagName }: Joined, into: boolean): Promise<void> {
  if (templateCode !== undefined) return changeOptIn(visit, templateCode, into)
  if (tagName !== undefined) await addMarketingTags(visit, [tagName])
}

/**
 * Opting into a promotion (BON-04, PRO-02). A guest has to log in first and is then opted in; a player who takes part
 * already opts out. If the state failed to load, the press loads it again.
 */
export function useOptIn(promotion: Joined) {
  const visit = useVisit()
  const { taken, retry, retrying } = useTaken()
  const [pending, setPending] = useState(false)
  const part = participationOf(promotion, taken)
  const active = part.state === 'known' && part.value

  async function opt(): Promise<void> {
    const answer = await requireLogin(visit, 'bonus')
    if (!answer.loggedIn) return
    setPending(true)
    try {
      await change(visit, promotion, !active)
    } catch {
      const id = active
        ? 'errors.unable-to-optout-from-bonus-template'
        : 'errors.unable-to-optin-to-bonus-template'
      void showNotice(visit, (words) => ({ type: 'alert', title: words(id) }))
    } finally {
      setPending(false)
    }
  }

  if (part.state === 'failed') return { state: 'unknown' as const, pending: retrying, onOpt: retry }
  return {
    state: active ? ('active' as const) : ('available' as const),
    pending: pending || part.state === 'pending',
    ...(canOpt(promotion, active) && { onOpt: () => void opt() }),
  }
}
