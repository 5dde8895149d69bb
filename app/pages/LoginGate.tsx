import { useContext } from 'react'
import { useIntl } from 'react-intl'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { useSlice } from '#app/queries/slices.ts'
import { ShellSlice } from '#app/shell/Edition.ts'
import { useStatus } from '#app/shell/useStatus.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { PageCell, PageTitle } from '#ui/layout/Page'

/** The way in, where a page is for players only (RTE-09). */
export function LoginGate({ title }: { title: string }) {
  return (
    <MoreWords>
      <Gate title={title} />
    </MoreWords>
  )
}

function Gate({ title }: { title: string }) {
  const { formatMessage } = useIntl()
  const { account } = useSlice(useContext(ShellSlice), 'Shell', { status: useStatus() })
  return (
    <>
      <PageTitle title={title} />
      <PageCell>
        <EmptyState
          icon="lock"
          title={formatMessage({ id: 'gate.title' }, { title })}
          text={formatMessage({ id: 'gate.text' })}
          action={
            <>
              <Button tone="primary" href={account.login}>
                {formatMessage({ id: 'gate.login' })}
              </Button>
              <Button tone="outline" href={account.register}>
                {formatMessage({ id: 'gate.register' })}
              </Button>
            </>
          }
        />
      </PageCell>
    </>
  )
}
