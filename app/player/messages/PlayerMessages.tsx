import { Suspense, useState } from 'react'
import type { PlayerMessage } from '#app/api/contract/player/platform.ts'
import { offeredBonus } from '#app/domain/playerMessages.ts'
import { isPlayOpen } from '#app/domain/selfExclusion.ts'
import { useInterruptions } from '#app/platform/interruptions/useInterruptions.ts'
import { useStored } from '#app/platform/visit.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { useSelfExcluded } from '../data/exclusion.ts'
import { createLogoutHold } from './logoutHold.ts'
import { useMessageItems, useShowableMessages } from './messageItems.ts'

// Loaded with the first message.
const MessageDialog = lazyPart(() => import('./MessageDialog.tsx').then((file) => file.MessageDialog))

// Loaded with the first offer.
const BonusOffer = lazyPart(() => import('../bonuses/BonusOffer.tsx').then((file) => file.BonusOffer))

// Loaded when a message holds the logout.
const LogoutDialog = lazyPart(() => import('./LogoutDialog.tsx').then((file) => file.LogoutDialog))

/** The message that is shown, or was shown last, so that its dialog can close. */
function useLast(shown: PlayerMessage | undefined): PlayerMessage | undefined {
  const [last, setLast] = useState(shown)
  if (shown && shown !== last) setLast(shown)
  return last
}

/** Shows the platform's messages one at a time (MSG-01, MSG-02), and the one that holds a logout. */
export function PlayerMessages() {
  const mayBeOffered = isPlayOpen(useSelfExcluded().fact)
  const messages = useShowableMessages(mayBeOffered)
  const { shown, dismiss } = useInterruptions(useMessageItems(messages))
  const open = messages.find(({ id }) => shown === `message-${id}`)
  const last = useLast(open)
  const held = useStored(createLogoutHold)
  const bonusId = last && offeredBonus(last)
  const part = last && {
    open: open !== undefined,
    onClose: () => dismiss(`message-${last.id}`),
  }
  return (
    <Suspense>
      {part && bonusId !== undefined && <BonusOffer key={last.id} bonusId={bonusId} {...part} />}
      {part && bonusId === undefined && <MessageDialog key={last.id} message={last} {...part} />}
      {held && <LogoutDialog message={held} />}
    </Suspense>
  )
}
