import { FormattedMessage } from 'react-intl'

export type BonusCountProps = {
  /** What is counted. */
  kind: 'free-spins' | 'golden-chips'
  /** How many there are. */
  count: number
}

/** „20 de rotiri gratuite”, „1 jeton de aur”. */
export function BonusCount({ kind, count }: BonusCountProps) {
  const id = kind === 'free-spins' ? 'ui.bonusCard.freeSpins' : 'ui.bonusCard.goldenChips'
  return <FormattedMessage id={id} values={{ count }} />
}
