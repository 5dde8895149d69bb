import { FormattedDate, FormattedMessage } from 'react-intl'
import type { Unseen } from '#app/api/contract/pages.ts'
import { PreviewMessages } from '#app/platform/messages/PreviewMessages.tsx'
import { PageCell } from '#ui/layout/Page'
import { Icon } from '#ui/media/Icon'
import styles from './UnseenNote.module.css'
import { useShownPage } from './useShownPage.ts'

/** Tells editors why the public does not see the page, if so (PRO-01, PRO-04). */
export function UnseenNote() {
  const unseen = useShownPage()?.unseen
  return (
    unseen && (
      <PreviewMessages>
        <PageCell>
          <p className={styles.note} role="note">
            <Icon name="eye-slash" />
            <strong>
              <FormattedMessage id="preview.unseen" />
            </strong>
            <Reasons {...unseen} />
          </p>
        </PageCell>
      </PreviewMessages>
    )
  )
}

function Reasons({ from, until, audience }: Unseen) {
  return (
    <>
      {from && (
        <span>
          <FormattedMessage id="preview.unseen.from" values={{ day: <Day day={from} /> }} />
        </span>
      )}
      {until && (
        <span>
          <FormattedMessage id="preview.unseen.until" values={{ day: <Day day={until} /> }} />
        </span>
      )}
      {audience && (
        <span>
          <FormattedMessage id="preview.unseen.audience" values={{ audience }} />
        </span>
      )}
    </>
  )
}

const Day = ({ day }: { day: string }) => <FormattedDate value={day} timeZone="UTC" dateStyle="long" />
