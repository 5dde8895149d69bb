import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { HtmlContent } from '#ui/media/HtmlContent'
import { Icon } from '#ui/media/Icon'
import styles from './Description.module.css'

/** The game's description, collapsed at first; a long one scrolls in its own box. */
export function Description({ html }: { html: string }) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.description}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {formatMessage({ id: 'ui.gameDetails.description' })}
        <Icon className={styles.caret} name="caret-down-bold" size={16} />
      </button>
      <section
        id={id}
        className={styles.box}
        hidden={!open}
        aria-label={formatMessage({ id: 'ui.gameDetails.description' })}
        // A scrolling text must be reachable without a mouse.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        tabIndex={0}
      >
        <HtmlContent html={html} />
      </section>
    </div>
  )
}
