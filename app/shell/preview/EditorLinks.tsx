import { FormattedMessage, useIntl } from 'react-intl'
import { CATALOGUE_PATH } from '#app/domain/previewPages.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { PreviewMessages } from '#app/platform/messages/PreviewMessages.tsx'
import { Link } from '#ui/foundation/Link'
import { PageCell } from '#ui/layout/Page'
import styles from './EditorLinks.module.css'

/** Pages for editors that the site itself does not have, at the end of every other page. */
export function EditorLinks() {
  const { path } = usePageLocation()
  if (path === CATALOGUE_PATH) return null
  return (
    <PreviewMessages>
      <PageCell>
        <Links />
      </PageCell>
    </PreviewMessages>
  )
}

function Links() {
  const { formatMessage } = useIntl()
  return (
    <nav aria-label={formatMessage({ id: 'preview.tools' })}>
      <Link className={styles.link} href={CATALOGUE_PATH}>
        <FormattedMessage id="preview.catalogue" />
      </Link>
    </nav>
  )
}
