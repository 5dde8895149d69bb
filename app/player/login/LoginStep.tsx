import type { Ref } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '#app/content/shell.ts'
import { LoginForm } from '#ui/player/LoginForm'
import { NewPasswordForm } from '#ui/player/NewPasswordForm'
import { TermsForm } from '#ui/player/TermsForm'
import { memory } from '../session/cookies.ts'
import { refusalMessage } from './refusalMessage.ts'
import type { LoginReason } from './requireLogin.ts'
import type { useLogin } from './useLogin.ts'

type LoginStepProps = {
  login: ReturnType<typeof useLogin>
  reason: LoginReason | undefined
  version: 1 | 2
  field: Ref<HTMLInputElement>
  onClose: () => void
}

/** The current step of the login dialog: name and password, accepting new terms, or a new password. */
export function LoginStep({ login, reason, version, field, onClose }: LoginStepProps) {
  const intl = useIntl()
  const { account, compliance } = useShell()
  const { step, pending, refusal, kept } = login
  const ways = { account: account.login, help: compliance.helpline.url }
  const failure = refusal === undefined ? undefined : refusalMessage(intl, refusal, ways)
  const atPassword = refusal === 'wrong-credentials' ? ({ field: 'password' } as const) : undefined
  const remembered = memory.read()

  if (step.at === 'terms')
    return (
      <TermsForm
        summary={step.terms.summary}
        termsHref={step.terms.url}
        pending={pending}
        failure={failure}
        onAccept={() => login.acceptTerms(step.terms.version)}
        onDecline={onClose}
      />
    )
  if (step.at === 'password' && kept)
    return (
      <NewPasswordForm
        username={kept.username}
        oldPassword={kept.password}
        pending={pending}
        failure={failure && { ...failure, field: 'password' }}
        fieldRef={field}
        onSubmit={login.changePassword}
        onCancel={onClose}
      />
    )
  return (
    <LoginForm
      version={version}
      reason={reason && intl.formatMessage({ id: `login.reason.${reason}` })}
      defaultUsername={remembered}
      defaultRememberMe={remembered !== undefined}
      pending={pending}
      failure={failure && { ...failure, ...atPassword }}
      registerHref={account.register}
      forgottenHref={account.forgotten ?? account.login}
      fieldRef={field}
      onSubmit={login.logIn}
    />
  )
}
