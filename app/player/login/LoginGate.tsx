import { useIntl } from 'react-intl'
import { PageMenu } from '#app/navigation/menus/PageMenu.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useVisit } from '#app/platform/visit.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { plainPress } from '#ui/foundation/plainPress.ts'
import { PageCell, PageTitle } from '#ui/layout/Page'
import { type LoginReason, requireLogin } from './requireLogin.ts'
import { useAccount } from './useAccount.ts'

/** Login and registration links in place of a page for players only (RTE-09). */
export function LoginGate({ title }: { title: string }) {
  return (
    <MoreMessages>
      <Gate title={title} />
    </MoreMessages>
  )
}

function Gate({ title }: { title: string }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageTitle title={title} />
      <PageMenu />
      <PageCell>
        <EmptyState
          icon="lock"
          title={formatMessage({ id: 'gate.title' })}
          text={formatMessage({ id: 'gate.text' })}
          action={<LoginLinks reason="page" />}
        />
      </PageCell>
    </>
  )
}

/** Links to login, whose press opens the dialog with the `reason`, and to registration. */
export function LoginLinks({ reason }: { reason: LoginReason }) {
  const visit = useVisit()
  const { formatMessage } = useIntl()
  const { login, register } = useAccount()
  return (
    <>
      <Button tone="primary" href={login} onClick={plainPress(() => void requireLogin(visit, reason))}>
        {formatMessage({ id: 'gate.login' })}
      </Button>
      <Button tone="outline" href={register}>
        {formatMessage({ id: 'gate.register' })}
      </Button>
    </>
  )
}
