import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { MicroFrontend } from '#app/platform/microFrontends/MicroFrontend.tsx'
import styles from './NoticeFrontend.module.css'

type NoticeFrontendProps = {
  /** Number of new notifications. */
  count: number
  onOpen: () => void
  onClose: () => void
  /** It cannot be shown; the badge stays. */
  onFail: () => void
}

/** One notice over the end of the page, as another team builds it (MFE-01). */
export function NoticeFrontend({ count, onOpen, onClose, onFail }: NoticeFrontendProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: 'inbox.title' })
  const text = formatMessage({ id: 'menu.unread' }, { count })
  const data = useMemo(() => ({ notice: { id: 'notifications', title, text } }), [title, text])
  return (
    <div className={styles.notice} role="status">
      <MicroFrontend
        key={text}
        name="in-app-notification"
        label={title}
        data={data}
        onEvent={(event) => {
          if (event.type === 'open') onOpen()
          else if (event.type === 'close' || event.type === 'fallback') onClose()
        }}
        onFail={onFail}
      />
    </div>
  )
}
