import { useIntl } from 'react-intl'
import { useHasFilters } from '#app/lists/filters/useHasFilters.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { Dialog } from '#ui/overlay/Dialog'
import { KeyboardHelp } from '#ui/shell/KeyboardHelp'

/** Every keyboard shortcut of the site with its action (UXP-16). */
export function HelpPanel() {
  const { open, close } = useModalEntry('help')
  const { formatMessage } = useIntl()
  const hasFilters = useHasFilters()
  return (
    <Dialog
      open={open}
      onClose={close}
      priority={modalPriorities.menu}
      title={formatMessage({ id: 'help.title' })}
    >
      <KeyboardHelp withFilters={hasFilters()} />
    </Dialog>
  )
}
