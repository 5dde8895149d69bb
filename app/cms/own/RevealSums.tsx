import { useIntl } from 'react-intl'
import type { Sums } from '#app/player/data/useSums.ts'
import { IconButton } from '#ui/controls/IconButton'

/** Button that reveals hidden wins for some seconds; renders nothing if they are not hidden (UXP-19). */
export function RevealSums({ sums: { masked, onReveal } }: { sums: Sums }) {
  const { formatMessage } = useIntl()
  return (
    onReveal && (
      <IconButton
        icon={masked ? 'eye-slash' : 'eye'}
        size="s"
        tone="plate"
        label={formatMessage({ id: 'own.reveal' })}
        pressed={!masked}
        onClick={onReveal}
      />
    )
  )
}
