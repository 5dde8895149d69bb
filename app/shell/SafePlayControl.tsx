import { FormattedMessage } from 'react-intl'
import { useOpenPanel } from '#app/history/useOpenPanel.ts'
import { Button } from '#ui/controls/Button'

/** The way to what keeps play within bounds (CPL-03). */
export function SafePlayControl() {
  const openPanel = useOpenPanel()
  return (
    <Button
      tone="quiet"
      size="s"
      icon="shield-check"
      aria-haspopup="dialog"
      onClick={() => openPanel('safe-play')}
    >
      <FormattedMessage id="shell.safePlay" />
    </Button>
  )
}
