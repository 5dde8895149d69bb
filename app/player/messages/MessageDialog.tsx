import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { PlayerMessage as Message } from '#app/api/contract/player/platform.ts'
import { useShell } from '#app/content/shell.ts'
import { asksForLimits, withoutPlaceholders } from '#app/domain/playerMessages.ts'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { safeHtml } from '#app/platform/safeHtml.ts'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/overlay/Dialog'
import { PlayerMessage } from '#ui/player/PlayerMessage'
import { useAcceptLimits } from './useAcceptLimits.ts'

type MessageDialogProps = {
  message: Message
  open: boolean
  /** The player puts it away. */
  onClose: () => void
}

/** One message of the platform over the page (MSG-01). */
export const MessageDialog = (props: MessageDialogProps) => (
  <MoreMessages>
    <PageModals>
      <Shown {...props} />
    </PageModals>
  </MoreMessages>
)

/** The text of a message as safe HTML; that of sports bonuses is ours (MSG-03). */
export function useMessageHtml({ templateId, message }: Message): string {
  const { formatMessage } = useIntl()
  const { sportsBonusTemplate } = useShell()
  const isSports = templateId !== undefined && templateId === sportsBonusTemplate
  const text = isSports ? formatMessage({ id: 'messages.sportsBonus' }) : message
  return useMemo(() => safeHtml(withoutPlaceholders(text)), [text])
}

function Shown({ message, open, onClose }: MessageDialogProps) {
  const { formatMessage } = useIntl()
  const html = useMessageHtml(message)
  const isLegal = asksForLimits(message)
  useEntryWhile(open, 'message', onClose)
  return (
    <Dialog
      open={open}
      priority={isLegal ? modalPriorities.session : modalPriorities.message}
      title={message.title ?? formatMessage({ id: 'messages.title' })}
      onClose={onClose}
    >
      {isLegal ? (
        <Limits message={message} html={html} onClose={onClose} />
      ) : (
        <PlayerMessage kind={message.displayType} html={html} onClose={onClose} />
      )}
    </Dialog>
  )
}

type LimitsProps = Pick<MessageDialogProps, 'message' | 'onClose'> & { html: string }

/** A limit that waits for the player's confirmation (MSG-04). */
function Limits({ message, html, onClose }: LimitsProps) {
  const { formatMessage } = useIntl()
  const { state, accept } = useAcceptLimits(message)
  return (
    <PlayerMessage
      kind="dialog"
      html={html}
      {...(state === 'failed' && { failure: formatMessage({ id: 'messages.limitsFailed' }) })}
      action={
        <Button size="l" loading={state === 'pending'} onClick={accept}>
          {formatMessage({ id: 'messages.acceptLimits' })}
        </Button>
      }
      onClose={onClose}
    />
  )
}
