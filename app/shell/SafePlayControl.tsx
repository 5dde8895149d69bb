import { FormattedMessage } from 'react-intl'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { Button } from '#ui/controls/Button'

/** Link to the tools for safe play (CPL-03). */
export function SafePlayControl() {
  const { show } = useModalEntry('safe-play')
  return (
    <Button tone="quiet" size="s" icon="shield-check" aria-haspopup="dialog" onClick={show}>
      <FormattedMessage id="shell.safePlay" />
    </Button>
  )
}
