import type { WebMessage as Message } from '#app/api/contract/webMessage.ts'
import { useShell } from '#app/content/shell.ts'
import { safeHref } from '#app/domain/safeLinks.ts'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { Dialog } from '#ui/overlay/Dialog'
import { WebMessage } from '#ui/player/WebMessage'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'

type WebMessageDialogProps = {
  message: Message
  open: boolean
  /** The visitor dismisses it. */
  onClose: () => void
}

/** One message of the site over the page (WEB-01). */
export const WebMessageDialog = (props: WebMessageDialogProps) => (
  <MoreMessages>
    <PageModals>
      <Shown {...props} />
    </PageModals>
  </MoreMessages>
)

function Shown({ message: { title, text, image, action }, open, onClose }: WebMessageDialogProps) {
  const { stripText, licence } = useShell().compliance
  const href = safeHref(action?.href)
  const picture = safeHref(image)
  useEntryWhile(open, 'web-message', onClose)
  return (
    <Dialog open={open} priority={modalPriorities.message} title={title} onClose={onClose}>
      <WebMessage
        text={text}
        {...(picture && { picture })}
        {...(action && href && { action: { label: action.label, href } })}
        compliance={<ComplianceStrip text={stripText} licence={`${licence.series} ${licence.number}`} />}
        onDismiss={onClose}
      />
    </Dialog>
  )
}
