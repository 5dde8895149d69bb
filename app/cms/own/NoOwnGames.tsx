import { FormattedMessage, useIntl } from 'react-intl'
import type { GameListSource } from '#app/api/contract/cms.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { emptyOf, iconOf } from './ownMessages.ts'

/** Explains how games get into an empty list. */
export function NoOwnGames({ source }: { source: GameListSource }) {
  const { formatMessage } = useIntl()
  const id = emptyOf(source)
  return (
    <EmptyState
      icon={iconOf(source)}
      title={formatMessage({ id })}
      action={
        id === 'own.empty.bonus' && (
          <Button href={addressOf('promotions')}>
            <FormattedMessage id="own.promotions" />
          </Button>
        )
      }
    />
  )
}
