import type { MouseEvent } from 'react'
import type { EmbeddedAccount } from '#app/api/contract/cms.ts'
import { type AccountPage, accountLink } from '#app/domain/accountLinks.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { isTouch } from '#app/platform/isTouch.ts'
import { useServices } from '#app/platform/useServices.ts'
import { useStore } from '#app/platform/visit.ts'
import { createAccountModal } from './accountModal.ts'

type Way = { href: string; onPress?: (event: MouseEvent<HTMLAnchorElement>) => void }

/**
 * Links to deposit and account (MNU-09, MNU-10). An embedded account opens over the page: the frame with a mouse only,
 * the micro-frontend everywhere.
 */
export function useAccountLinks(embedded: EmbeddedAccount): { deposit: Way; account: Way } {
  const { prematch, gm } = useServices()
  const { pathname, search } = usePageLocation()
  const modal = useStore(createAccountModal)
  const touch = isTouch()
  const here = location.origin + pathname + search

  function wayTo(page: AccountPage): Way {
    const href = accountLink(page, { prematch, gm, touch, here }) ?? pathname
    const opensHere = embedded === 'micro-frontend' || (embedded && !touch)
    return opensHere ? { href, onPress: () => modal.set(page) } : { href }
  }
  return { deposit: wayTo('deposit'), account: wayTo('my-account') }
}
