import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { MicroFrontendEvent } from '#app/api/contract/microFrontend.ts'
import { useShell } from '#app/content/shell.ts'
import { MicroFrontend } from '#app/platform/microFrontends/MicroFrontend.tsx'
import { Spinner } from '#ui/feedback/Spinner'
import { memory } from '../session/cookies.ts'
import type { LoginReason } from './requireLogin.ts'

type LoginFrontendProps = {
  reason: LoginReason | undefined
  version: 1 | 2
  /** A player has logged in at the platform; `remember` is the name to remember in this browser. */
  onLogin: (remember: string | undefined) => void
  /** The site's own form has to take over. */
  onFail: () => void
  onClose: () => void
}

/** The login as another team builds it, in place of our own form (S2 4, MFE-01). */
export function LoginFrontend({ reason, version, onLogin, onFail, onClose }: LoginFrontendProps) {
  const { formatMessage } = useIntl()
  const { account } = useShell()
  const sentence = reason && formatMessage({ id: `login.reason.${reason}` })
  const data = useMemo(
    () => ({
      reason: sentence,
      username: memory.read(),
      register: account.register,
      forgotten: account.forgotten ?? account.login,
    }),
    [sentence, account],
  )

  function onEvent(event: MicroFrontendEvent) {
    if (event.type === 'login') onLogin(event.remember)
    else if (event.type === 'fallback') onFail()
    else if (event.type === 'close') onClose()
  }
  return (
    <MicroFrontend
      name={version === 2 ? 'login-dialog-2' : 'login-dialog'}
      label={formatMessage({ id: 'login.title' })}
      data={data}
      takesFocus
      pending={<Spinner label={formatMessage({ id: 'login.loading' })} />}
      onEvent={onEvent}
      onFail={onFail}
    />
  )
}
