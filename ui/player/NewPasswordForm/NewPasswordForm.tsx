import { clsx } from 'clsx'
import { type ComponentProps, type FormEvent, type Ref, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { PasswordField } from '#ui/controls/PasswordField'
import { type Failure, FormFailure } from '#ui/feedback/FormFailure'
import { useMarks } from '#ui/foundation/useMarks.ts'
import styles from './NewPasswordForm.module.css'
import { brokenRules } from './passwordRules.ts'
import { Rules, ruleWords } from './Rules.tsx'

export type NewPasswordFormProps = Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> & {
  /** The player's username, for password managers. */
  username: string
  /** The current password, from which the new one must differ. */
  oldPassword: string
  /** Called with the new password, once it follows the rules and was repeated. */
  onSubmit: (password: string) => void
  /** Called to keep the old one. */
  onCancel: () => void
  /** Whether the request is running. @default false */
  pending?: boolean
  /** Why the new password was refused; `field` names the invalid field, which gets the focus with its text selected. */
  failure?: Failure & { field?: 'password' | 'again' }
  /** The first field, for the initial focus of the dialog. */
  fieldRef?: Ref<HTMLInputElement>
}

/** Form to replace a known password, for a dialog. */
export function NewPasswordForm({
  username,
  oldPassword,
  onSubmit,
  onCancel,
  pending = false,
  failure,
  fieldRef,
  className,
  ...rest
}: NewPasswordFormProps) {
  const { formatMessage, formatList } = useIntl()
  const { form, refuse, marked } = useMarks({ pending, failure })
  const [password, setPassword] = useState('')
  const first = marked('password')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    const data = new FormData(event.currentTarget)
    const [written, again] = [`${data.get('password')}`, `${data.get('again')}`]
    const broken = brokenRules(written, oldPassword)
    const lacking = formatList(broken.map((rule) => formatMessage({ id: ruleWords[rule] })))
    setPassword(written)
    const wrong = {
      ...(broken.length > 0 && {
        password: formatMessage({ id: 'ui.newPasswordForm.lacking' }, { rules: lacking }),
      }),
      // An invalid password is not compared with its repetition.
      ...(broken.length === 0 &&
        again !== written && { again: formatMessage({ id: 'ui.newPasswordForm.mismatch' }) }),
    }
    if (!refuse(wrong)) onSubmit(written)
  }

  return (
    <form {...rest} ref={form} className={clsx(styles.change, className)} noValidate onSubmit={submit}>
      <input hidden readOnly type="text" name="username" autoComplete="username" value={username} />
      <FormFailure failure={failure} />
      <PasswordField
        {...first}
        ref={fieldRef}
        label={formatMessage({ id: 'ui.newPasswordForm.password' })}
        autoComplete="new-password"
        enterKeyHint="next"
        onValueChange={(written) => {
          setPassword(written)
          first.onValueChange()
        }}
      />
      <Rules broken={brokenRules(password, oldPassword)} />
      <PasswordField
        {...marked('again')}
        label={formatMessage({ id: 'ui.newPasswordForm.again' })}
        autoComplete="new-password"
        enterKeyHint="done"
      />
      <div className={styles.answers}>
        <Button className={styles.answer} size="l" disabled={pending} onClick={onCancel}>
          <FormattedMessage id="ui.newPasswordForm.cancel" />
        </Button>
        <Button className={styles.answer} type="submit" tone="primary" size="l" loading={pending}>
          <FormattedMessage id="ui.newPasswordForm.submit" />
        </Button>
      </div>
    </form>
  )
}
