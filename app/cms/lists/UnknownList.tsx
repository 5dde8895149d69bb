import { FormattedMessage, useIntl } from 'react-intl'
import { addressOf } from '#app/domain/addresses.ts'
import { PageMenu } from '#app/navigation/menus/PageMenu.tsx'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { PageCell, PageTitle } from '#ui/layout/Page'

/** The address of a list that this visitor does not have. */
export function UnknownList({ title }: { title: string }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageTitle title={title} />
      <PageMenu />
      <PageCell>
        <EmptyState
          icon="list"
          title={formatMessage({ id: 'lists.gone' })}
          text={formatMessage({ id: 'lists.where' })}
          action={
            <Button href={addressOf('lists')}>
              <FormattedMessage id="lists.see" />
            </Button>
          }
        />
      </PageCell>
    </>
  )
}
