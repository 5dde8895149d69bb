import { FormattedMessage } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { useOpenPanel } from './useOpenPanel.ts'

type SafePlayControlProps = { className?: string; onOpen?: () => void }

/** The way to what keeps play within bounds (CPL-03). */
export function SafePlayControl({ className, onOpen }: SafePlayControlProps) {
  const openPanel = useOpenPanel()
  return (
    <Button
      className={className}
      tone="quiet"
      size="s"
      icon="shield-check"
      aria-haspopup="dialog"
      onClick={() => {
        onOpen?.()
        openPanel('safe-play')
      }}
    >
      <FormattedMessage id="shell.safePlay" />
    </Button>
  )
}
