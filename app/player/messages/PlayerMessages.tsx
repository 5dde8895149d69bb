import { Suspense } from 'react'
import { offeredBonus } from '#app/domain/playerMessages.ts'
import { isPlayOpen } from '#app/domain/selfExclusion.ts'
import { useInterruptions, useLastShown } from '#app/platform/interruptions/useInterruptions.ts'
import { useStored, useVisit } from '#app/platform/visit.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { useSelfExcluded } from '../data/exclusion.ts'
import { keepDismissed } from '../data/messages.ts'
import { createLogoutHold } from './logoutHold.ts'
import { itemIdOf, useMessageItems, useShowableMessages } from './messageItems.ts'

// Loaded with the first message.
const MessageDialog = lazyPart(() => import('./MessageDialog.tsx').then((file) => file.MessageDialog))

// Loaded with the first offer.
const BonusOffer = lazyPart(() => import('../bonuses/BonusOffer.tsx').then((file) => file.BonusOffer))

// Loaded when a message holds the logout.
const LogoutDialog = lazyPart(() => import('./LogoutDialog.tsx').then((file) => file.LogoutDialog))

/** Shows the platform's messages one at a time (MSG-01, MSG-02), and the one that holds a logout. */
export function PlayerMessages() {
  const visit = useVisit()
  const mayBeOffered = isPlayOpen(useSelfExcluded().fact)
  const messages = useShowableMessages(mayBeOffered)
  const { shown, dismiss } = useInterruptions(useMessageItems(messages))
  const open = messages.find((message) => shown === itemIdOf(message))
  const last = useLastShown(open)
  const held = useStored(createLogoutHold)
  const bonusId = last && offeredBonus(last)
  const part = last && {
    open: open !== undefined,
    onClose() {
      dismiss(itemIdOf(last))
      keepDismissed(visit, last.id)
    },
  }
  return (
    <Suspense>
      {part && bonusId !== undefined && <BonusOffer key={last.id} bonusId={bonusId} {...part} />}
      {part && bonusId === undefined && <MessageDialog key={last.id} message={last} {...part} />}
      {held && <LogoutDialog message={held} />}
    </Suspense>
  )
}
