import { FormattedMessage } from 'react-intl'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { Button } from '#ui/controls/Button'

type SafePlayControlProps = {
  /** Its text. @default 'shell.safePlay' */
  text?: 'shell.safePlay' | 'shell.nightPause'
}

/** Opens the tools for safe play (CPL-03). */
export function SafePlayControl({ text = 'shell.safePlay' }: SafePlayControlProps) {
  const { show } = useModalEntry('safe-play')
  return (
    <Button tone="quiet" size="s" icon="shield-check" aria-haspopup="dialog" onClick={show}>
      <FormattedMessage id={text} />
    </Button>
  )
}
