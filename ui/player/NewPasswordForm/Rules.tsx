import { FormattedMessage } from 'react-intl'
import { Icon } from '#ui/media/Icon'
import styles from './NewPasswordForm.module.css'
import { type PasswordRule, passwordRules } from './passwordRules.ts'

export const ruleWords = {
  length: 'ui.newPasswordForm.length',
  digit: 'ui.newPasswordForm.digit',
  different: 'ui.newPasswordForm.different',
} as const satisfies Record<PasswordRule, string>

/** The rules of a new password, and which are met. Not a live region, which would speak at every letter. */
export function Rules({ broken }: { broken: readonly PasswordRule[] }) {
  return (
    <div className={styles.rules}>
      <p>
        <FormattedMessage id="ui.newPasswordForm.rules" />
      </p>
      <ul className={styles.list}>
        {passwordRules.map((rule) => {
          const met = !broken.includes(rule)
          return (
            <li key={rule} className={styles.rule} data-met={met || undefined}>
              <span className={styles.mark} aria-hidden="true">
                {met && <Icon name="check-bold" size={16} />}
              </span>
              <FormattedMessage id={ruleWords[rule]} />
              <span className="visually-hidden">
                , <FormattedMessage id={met ? 'ui.newPasswordForm.met' : 'ui.newPasswordForm.unmet'} />
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
