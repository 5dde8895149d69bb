import { Link } from '#ui/foundation/Link'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './SafePlaySheet.module.css'

type ToolRowProps = {
  icon: IconName
  title: string
  text: string
  href: string
  prominent?: boolean
  onFollow?: () => void
}

/** A large row: icon, name, one line of text. */
export function ToolRow({ icon, title, text, href, prominent, onFollow }: ToolRowProps) {
  return (
    <li>
      <Link className={styles.tool} href={href} data-prominent={prominent || undefined} onClick={onFollow}>
        <span className={styles.plate}>
          <Icon name={icon} size={24} />
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span> <span className={styles.text}>{text}</span>
        </span>
        <Icon className={styles.arrow} name="caret-right-bold" size={16} />
      </Link>
    </li>
  )
}
