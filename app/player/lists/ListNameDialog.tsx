import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { Dialog } from '#ui/overlay/Dialog'
import { NameForm } from './NameForm.tsx'

type ListNameDialogProps = {
  open: boolean
  onClose: () => void
  /** The list that gets another name. */
  of?: { id: string; name: string }
  onSave: (name: string) => void
}

/** Asks for the name of a list over the page. */
export function ListNameDialog({ open, onClose, of, onSave }: ListNameDialogProps) {
  const { formatMessage } = useIntl()
  const field = useRef<HTMLInputElement>(null)
  useEntryWhile(open, 'list-name', onClose)
  return (
    <PageModals>
      <Dialog
        open={open}
        onClose={onClose}
        priority={modalPriorities.menu}
        title={formatMessage({ id: of ? 'lists.rename' : 'lists.new' })}
        description={formatMessage({ id: 'lists.where' })}
        size="s"
        initialFocus={field}
        closesBeside={false}
      >
        <NameForm field={field} of={of} onSave={onSave} onEnd={onClose} />
      </Dialog>
    </PageModals>
  )
}
