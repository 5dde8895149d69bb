import { useIntl } from 'react-intl'
import { ariaCurrent, type Current } from '#ui/foundation/ariaCurrent.ts'
import { Link } from '#ui/foundation/Link'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './MenuDrawer.module.css'

export type LobbyEntry = {
  id: string
  label: string
  href: string
  icon?: IconName
  /** Whether it is the current lobby, or the section of the current page. */
  current?: Current
}

/** The lobbies side by side, as links. */
export function LobbySwitch({ lobbies, onFollow }: { lobbies: LobbyEntry[]; onFollow?: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage({ id: 'ui.menuDrawer.lobbies' })}>
      <ul className={styles.lobbies}>
        {lobbies.map(({ id, label, href, icon, current }) => (
          <li key={id}>
            <Link className={styles.lobby} href={href} aria-current={ariaCurrent(current)} onClick={onFollow}>
              {icon && <Icon name={icon} />}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
