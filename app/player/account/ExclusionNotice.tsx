import { useIntl } from 'react-intl'
import { useShell } from '#app/content/shell.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { PageCell } from '#ui/layout/Page'
import { useExclusionEnd, useSelfExcluded } from '../data/exclusion.ts'
import styles from './ExclusionNotice.module.css'

/** Shown first in a lobby to a player who has excluded themselves: the exclusion, and the helpline (CPL-04). */
export const ExclusionNotice = () => (
  <MoreMessages>
    <Notice />
  </MoreMessages>
)

function Notice() {
  const { formatDate, formatMessage } = useIntl()
  const { name, phone, url, chat } = useShell().compliance.helpline
  const { fact, retry, retrying } = useSelfExcluded()
  const end = useExclusionEnd()
  const isKnown = fact.state === 'known'
  const inForce =
    end.state === 'known'
      ? formatMessage(
          { id: 'exclusion.textUntil' },
          { date: formatDate(end.value, { dateStyle: 'long', timeZone: 'UTC' }) },
        )
      : formatMessage({ id: 'exclusion.text' })
  return (
    <PageCell>
      <EmptyState
        icon="shield-check"
        title={formatMessage({ id: isKnown ? 'exclusion.title' : 'exclusion.unknown' })}
        text={isKnown ? inForce : formatMessage({ id: 'exclusion.unknownText' })}
        action={
          <>
            {!isKnown && (
              <Button loading={retrying} onClick={retry}>
                {formatMessage({ id: 'general.try-again' })}
              </Button>
            )}
            <Button className={styles.help} href={url}>
              {[name, phone?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' · ')}
            </Button>
            {chat && <Button href={chat}>{formatMessage({ id: 'ui.safePlaySheet.chat' })}</Button>}
            <Button tone="outline" href={addressOf('page-slug', { slug: 'autoexcludere' })}>
              {formatMessage({ id: 'exclusion.more' })}
            </Button>
          </>
        }
      />
    </PageCell>
  )
}
