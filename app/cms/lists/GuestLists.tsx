import { FormattedMessage } from 'react-intl'
import { addressOf } from '#app/domain/addresses.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { Button } from '#ui/controls/Button'
import { PageCell } from '#ui/layout/Page'
import styles from './Lists.module.css'

/** Leads a guest to the lists that need no account. */
export const GuestLists = () => (
  <MoreMessages>
    <PageCell className={styles.guest} guestOnly>
      <p className={styles.note}>
        <FormattedMessage id="lists.guest" />
      </p>
      <Button size="s" href={addressOf('lists')}>
        <FormattedMessage id="lists.see" />
      </Button>
    </PageCell>
  </MoreMessages>
)
