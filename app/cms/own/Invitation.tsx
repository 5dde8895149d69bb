import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PlayerRow } from '#app/api/contract/pages.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { setNewcomerCookie } from '#app/platform/newcomerCookie.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { emptyOf, iconOf } from './ownMessages.ts'

/** Stores for the next visit whether the row that may invite has games, so that its place has the right height. */
export function useStoreInvitation(invites: boolean, isEmpty: boolean | undefined): void {
  useEffect(() => {
    if (invites && isEmpty !== undefined) setNewcomerCookie(isEmpty)
  }, [invites, isEmpty])
}

/** How games get into an empty row; at most one a page. */
export function Invitation({ row: { source, title } }: { row: PlayerRow }) {
  const { formatMessage } = useIntl()
  const search = useModalEntry('search')
  return (
    <section aria-label={title} data-row="invitation">
      <EmptyState
        size="s"
        icon={iconOf(source)}
        title={title}
        text={formatMessage({ id: emptyOf(source) })}
        action={
          <Button tone="quiet" onClick={search.show}>
            <FormattedMessage id="own.find" />
          </Button>
        }
      />
    </section>
  )
}
