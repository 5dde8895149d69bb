import { clsx } from 'clsx'
import { type ComponentProps, type FormEvent, type Ref, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Checkbox } from '#ui/controls/Checkbox'
import { PasswordField } from '#ui/controls/PasswordField'
import { TextField } from '#ui/controls/TextField'
import { type Failure, FormFailure } from '#ui/feedback/FormFailure'
import { Link } from '#ui/foundation/Link'
import { useMarks } from '#ui/foundation/useMarks.ts'
import styles from './LoginForm.module.css'
import { Welcome } from './Welcome.tsx'

type FieldName = 'username' | 'password'

export type Login = { username: string; password: string; rememberMe: boolean }

export type LoginFormProps = Omit<ComponentProps<'div'>, 'children' | 'onSubmit'> & {
  /** 1 is the form alone, 2 is beside a plate with the advantages of an account. @default 1 */
  version?: 1 | 2
  /** Reason for the login, in one sentence; missing if the dialog around it has it. */
  reason?: string
  /** Initial username. @default '' */
  defaultUsername?: string
  /** Initial state of „Ține-mă minte”. @default false */
  defaultRememberMe?: boolean
  /** Called with the login, once both fields are filled in. */
  onSubmit: (login: Login) => void
  /** Whether the request is running. @default false */
  pending?: boolean
  /** Why the last login was refused; `field` names the invalid field, which gets the focus with its text selected. */
  failure?: Failure & { field?: FieldName }
  /** Address for new accounts. */
  registerHref: string
  /** Address to reset a password. */
  forgottenHref: string
  /** The first empty field, for the initial focus of the dialog. */
  fieldRef?: Ref<HTMLInputElement>
}

/** Username and password, for a dialog. */
export function LoginForm({
  version = 1,
  reason,
  defaultUsername = '',
  defaultRememberMe = false,
  onSubmit,
  pending = false,
  failure,
  registerHref,
  forgottenHref,
  fieldRef,
  className,
  ...rest
}: LoginFormProps) {
  const { formatMessage } = useIntl()
  const [rememberMe, setRememberMe] = useState(defaultRememberMe)
  const { form, refuse, marked } = useMarks({ pending, failure })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    // Read from the form, since a password manager may fill it in without events.
    const data = new FormData(event.currentTarget)
    const [username, password] = [`${data.get('username')}`.trim(), `${data.get('password')}`]
    const missing = {
      ...(username === '' && { username: formatMessage({ id: 'ui.loginForm.noUsername' }) }),
      ...(password === '' && { password: formatMessage({ id: 'ui.loginForm.noPassword' }) }),
    }
    if (!refuse(missing)) onSubmit({ username, password, rememberMe })
  }

  return (
    <div {...rest} className={clsx(styles.login, className)}>
      <div className={styles.parts} data-version={version}>
        {version === 2 && <Welcome />}
        <form className={styles.form} ref={form} noValidate onSubmit={submit}>
          {reason && <p className={styles.reason}>{reason}</p>}
          <FormFailure failure={failure} />
          <TextField
            {...marked('username')}
            ref={defaultUsername === '' ? fieldRef : undefined}
            label={formatMessage({ id: 'ui.loginForm.username' })}
            defaultValue={defaultUsername}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
          />
          <PasswordField
            {...marked('password')}
            ref={defaultUsername === '' ? undefined : fieldRef}
            label={formatMessage({ id: 'ui.loginForm.password' })}
            autoComplete="current-password"
            enterKeyHint="go"
          />
          <div className={styles.beside}>
            <Checkbox
              name="rememberMe"
              label={formatMessage({ id: 'ui.loginForm.remember' })}
              checked={rememberMe}
              onCheckedChange={setRememberMe}
            />
            <Link className={styles.link} href={forgottenHref}>
              <FormattedMessage id="ui.loginForm.forgotten" />
            </Link>
          </div>
          <Button type="submit" tone="primary" size="l" loading={pending}>
            <FormattedMessage id="ui.userArea.login" />
          </Button>
          <p className={styles.register}>
            <FormattedMessage id="ui.loginForm.noAccount" />{' '}
            <Link className={styles.link} href={registerHref}>
              <FormattedMessage id="ui.loginForm.register" />
            </Link>
          </p>
        </form>
      </div>
    </div>
  )
}
