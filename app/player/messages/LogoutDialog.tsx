import { useCallback, useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { PlayerMessage as Message } from '#app/api/contract/player/platform.ts'
import { seconds } from '#app/domain/durations.ts'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useStore, useVisit } from '#app/platform/visit.ts'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/overlay/Dialog'
import { PlayerMessage } from '#ui/player/PlayerMessage'
import { logOut } from '../session/logOut.ts'
import { createLogoutHold } from './logoutHold.ts'
import { useMessageHtml } from './MessageDialog.tsx'

/** Longest time in milliseconds for which a message delays the logout (our decision). */
const MAX_HOLD_MS = seconds(10)

/** The message before a logout (MSG-01): closing it logs out, and so does the end of its time. */
export const LogoutDialog = ({ message }: { message: Message }) => (
  <MoreMessages>
    <PageModals>
      <Held message={message} />
    </PageModals>
  </MoreMessages>
)

function Held({ message }: { message: Message }) {
  const { formatMessage } = useIntl()
  const visit = useVisit()
  const hold = useStore(createLogoutHold)
  const html = useMessageHtml(message)
  const stay = useCallback(() => hold.set(undefined), [hold])
  const leave = useCallback(() => {
    // Closing the dialog may call this a second time.
    if (!hold.getSnapshot()) return
    hold.set(undefined)
    logOut(visit)
  }, [hold, visit])
  useEntryWhile(true, 'message', leave)
  useEffect(() => {
    const timer = setTimeout(leave, MAX_HOLD_MS)
    return () => clearTimeout(timer)
  }, [leave])
  return (
    <Dialog
      open
      priority={modalPriorities.session}
      title={message.title ?? formatMessage({ id: 'messages.title' })}
      description={formatMessage({ id: 'messages.logoutHeld' })}
      onClose={leave}
    >
      <PlayerMessage
        kind="dialog"
        html={html}
        closeLabel={formatMessage({ id: 'messages.logOut' })}
        action={
          <Button size="l" onClick={stay}>
            {formatMessage({ id: 'messages.stay' })}
          </Button>
        }
        onClose={leave}
      />
    </Dialog>
  )
}
