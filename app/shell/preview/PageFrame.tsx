import { useIntl } from 'react-intl'
import { usePlace } from '#app/navigation/place.tsx'
import { useStored } from '#app/platform/visit.ts'
import styles from './PageFrame.module.css'
import { bareSearch, createPageWidth } from './pageWidth.ts'

/** The page at a chosen width, in place of the page itself; its edge can be dragged to any other width. */
export function PageFrame() {
  const { formatMessage } = useIntl()
  const { pathname, search } = usePlace()
  const width = useStored(createPageWidth)
  if (width === undefined) return null
  return (
    <div className={styles.frame}>
      <div key={width} className={styles.edge} style={{ inlineSize: width }}>
        <iframe
          className={styles.page}
          title={formatMessage({ id: 'preview.width.frame' }, { width })}
          src={pathname + bareSearch(search)}
        />
      </div>
    </div>
  )
}
