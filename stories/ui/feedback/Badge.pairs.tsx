import { Badge } from '#ui/feedback/Badge'
import { Icon } from '#ui/media/Icon'
import type { Pair } from '../../componentGuide.ts'

const Look = (props: { count: number; max?: number }) => (
  <span style={{ display: 'inline-flex', alignItems: 'start' }}>
    <Icon name="gift" size={32} />
    <Badge {...props} />
  </span>
)

export const pairs: readonly Pair[] = [
  {
    good: { says: 'Cel mult două semne: se citește dintr-o privire.', look: <Look count={12} /> },
    bad: { says: 'Un număr exact pe care nu îl citește nimeni.', look: <Look count={12847} max={99999} /> },
  },
]
