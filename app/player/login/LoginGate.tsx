import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PageMenu } from '#app/navigation/menus/PageMenu.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useVisit } from '#app/platform/visit.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { Spinner } from '#ui/feedback/Spinner'
import { plainPress } from '#ui/foundation/plainPress.ts'
import { PageCell, PageTitle } from '#ui/layout/Page'
import styles from './LoginGate.module.css'
import { type LoginReason, requireLogin } from './requireLogin.ts'
import { useAccount } from './useAccount.ts'

const places = ['first', 'second', 'third']

/** Places of rows of games that fill the view, where a player is expected; nothing for guests. */
export const ExpectedRows = () => places.map((place) => <PageCell key={place} playerRow="Default" />)

/** A spinner that fills the view where a player is expected, so that the content moves nothing; nothing for guests. */
export const PendingContent = () => (
  <MoreMessages>
    <PageCell className={styles.pending} playerOnly fills>
      <Pending />
    </PageCell>
  </MoreMessages>
)

function Pending() {
  const { formatMessage } = useIntl()
  return <Spinner label={formatMessage({ id: 'shell.loading' })} />
}

type PlayerPageProps = {
  title: string
  /** What is below the menu. */
  children?: ReactNode
}

/** The page of a player while its content loads: title and menu are those of the loaded page. */
export const PlayerPage = ({ title, children }: PlayerPageProps) => (
  <>
    <PageTitle title={title} />
    <PageMenu />
    {children}
  </>
)

/**
 * Login and registration links in place of a page for players only (RTE-09). Where a player is expected they are hidden until
 * the login state is known, and `children`, by default a spinner, keep the place of the content.
 */
export const LoginGate = ({ title, children = <PendingContent /> }: PlayerPageProps) => (
  <MoreMessages>
    <PlayerPage title={title}>{children}</PlayerPage>
    <LoginCell reason="page" />
  </MoreMessages>
)

/** Asks a guest to log in or to register; hidden while a player is expected. */
export function LoginCell({ reason }: { reason: LoginReason }) {
  const { formatMessage } = useIntl()
  return (
    <PageCell guestOnly>
      <EmptyState
        icon="lock"
        title={formatMessage({ id: 'gate.title' })}
        text={formatMessage({ id: 'gate.text' })}
        action={<LoginLinks reason={reason} />}
      />
    </PageCell>
  )
}

/** Links to login, whose press opens the dialog with the `reason`, and to registration. */
function LoginLinks({ reason }: { reason: LoginReason }) {
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
