import { useIntl } from 'react-intl'
import { useHasFilters } from '#app/filters/useHasFilters.ts'
import { routedBack } from '#app/history/routedBack.ts'
import { Dialog } from '#ui/overlay/Dialog'
import { KeyboardHelp } from '#ui/shell/KeyboardHelp'

/** Every key of the site and what it does (UXP-16). */
export function HelpPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const hasFilters = useHasFilters()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="menu"
      back={routedBack}
      title={formatMessage({ id: 'help.title' })}
    >
      <KeyboardHelp withFilters={hasFilters()} />
    </Dialog>
  )
}
