import { Link } from '#ui/foundation/Link'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './SafePlaySheet.module.css'

type ToolRowProps = {
  icon: IconName
  title: string
  text: string
  prominent?: boolean
} & ({ href: string; onFollow?: () => void; onPress?: never } | { href?: never; onPress: () => void })

/** A large row: icon, name, one line of text. */
export function ToolRow({ icon, title, text, prominent, ...aim }: ToolRowProps) {
  const look = { className: styles.tool, 'data-prominent': prominent || undefined }
  const content = (
    <>
      <span className={styles.plate}>
        <Icon name={icon} size={24} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span> <span className={styles.text}>{text}</span>
      </span>
      <Icon className={styles.arrow} name="caret-right-bold" size={16} />
    </>
  )
  return (
    <li>
      {aim.href === undefined ? (
        <button {...look} type="button" onClick={aim.onPress}>
          {content}
        </button>
      ) : (
        <Link {...look} href={aim.href} onClick={aim.onFollow}>
          {content}
        </Link>
      )}
    </li>
  )
}
