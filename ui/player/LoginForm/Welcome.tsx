import { FormattedMessage } from 'react-intl'
import { Icon } from '#ui/media/Icon'
import styles from './LoginForm.module.css'

const gains = [
  { icon: 'heart', id: 'ui.loginForm.favourites' },
  { icon: 'clock-counter-clockwise', id: 'ui.loginForm.recent' },
  { icon: 'shield-check', id: 'ui.loginForm.limits' },
] as const

/**
 * The plate beside the form: the logo's coin, and the advantages of an account. Narrow panels only show the greeting.
 */
export const Welcome = () => (
  <div className={styles.plate}>
    <p className={styles.greeting}>
      <span className={styles.coin} aria-hidden="true" />
      <FormattedMessage id="ui.loginForm.welcome" />
    </p>
    <ul className={styles.gains}>
      {gains.map(({ icon, id }) => (
        <li key={id} className={styles.gain}>
          <Icon className={styles.sign} name={icon} size={24} />
          <FormattedMessage id={id} />
        </li>
      ))}
    </ul>
  </div>
)
