import { useContext } from 'react'
import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { withFlags } from '#app/domain/flags.ts'
import { loginAddress } from '#app/domain/loginAddress.ts'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { visitQuery } from '#app/lib/flags.ts'
import { useHydrating } from '#app/lib/useHydrating.ts'
import { useSlice } from '#app/queries/slices.ts'
import { ShellSlice } from '#app/shell/Edition.ts'
import { PageMenu } from '#app/shell/PageMenu.tsx'
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

/** The way in, which leads back to the present page; the server draws it without the visit's flags. */
function useLogin(login: string): string {
  const { pathname } = useLocation()
  return loginAddress(login, withFlags(pathname, useHydrating() ? '' : visitQuery))
}

function Gate({ title }: { title: string }) {
  const { formatMessage } = useIntl()
  const { account } = useSlice(useContext(ShellSlice), 'Shell', { status: useStatus() })
  const login = useLogin(account.login)
  return (
    <>
      <PageTitle title={title} />
      <PageMenu />
      <PageCell>
        <EmptyState
          icon="lock"
          title={formatMessage({ id: 'gate.title' }, { title })}
          text={formatMessage({ id: 'gate.text' })}
          action={
            <>
              <Button tone="primary" href={login}>
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
