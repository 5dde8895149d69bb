import { useIntl } from 'react-intl'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { EmptyState } from '#ui/feedback/EmptyState'

const states = {
  games: ['cards', 'list.empty'],
  promotions: ['gift', 'promotions.empty'],
  tournaments: ['trophy', 'tournaments.empty'],
  jackpots: ['coins', 'jackpots.empty'],
} as const

type EmptyListProps = {
  /** The kind of list that is empty. */
  of: keyof typeof states
}

function EmptyMessage({ of }: EmptyListProps) {
  const [icon, id] = states[of]
  return <EmptyState icon={icon} title={useIntl().formatMessage({ id })} />
}

/** Empty state of a list. */
export const EmptyList = (props: EmptyListProps) => (
  <MoreMessages>
    <EmptyMessage {...props} />
  </MoreMessages>
)
