import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { chosenIn, isUnasked, withAsked } from '#app/domain/ownLists/takeOver.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { notify } from '#app/platform/notices/notify.ts'
import { createPreferences } from '#app/platform/preferences.ts'
import { useStored, useVisit } from '#app/platform/visit.ts'
import { useSelfExcluded } from '../data/exclusion.ts'
import { changeGuestLists, useGuestLists, useOwnLists } from './ownLists.ts'
import { useTakeOver } from './useTakeOver.ts'

/**
 * Offers a player once to take over the games that were chosen on this device before the login, unless they have switched it
 * off.
 */
export const ListsOffer = () => (
  <MoreMessages>
    <Offer />
  </MoreMessages>
)

function Offer() {
  const visit = useVisit()
  const { formatMessage } = useIntl()
  const guest = useGuestLists()
  const isKnown = useOwnLists() !== undefined
  const take = useTakeOver()
  const { fact } = useSelfExcluded()
  const { listsOffer } = useStored(createPreferences)
  // Games are put before a player only if it is known that they have not excluded themselves.
  const mayBeAsked = fact.state === 'known' && !fact.value
  const isOpen = listsOffer && isKnown && mayBeAsked && isUnasked(guest)

  const offer = useEffectEvent(() => {
    changeGuestLists(visit, withAsked)
    void notify(visit, {
      type: 'info',
      title: formatMessage({ id: 'lists.left' }, { count: chosenIn(guest).length }),
      text: formatMessage({ id: 'lists.left.text' }),
      actionText: formatMessage({ id: 'lists.take' }),
      action: () => void take(),
      timeout: null,
    })
  })
  useEffect(() => {
    if (isOpen) offer()
  }, [isOpen])
  return null
}
