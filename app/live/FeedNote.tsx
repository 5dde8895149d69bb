import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { FloatingNote } from '#ui/feedback/FloatingNote'
import { retryFeed, staleSince } from './liveFeed.ts'

/** Says since when what is shown of the tables is old (UXP-13), and tries again on request. */
export function FeedNote() {
  const { formatMessage, formatTime } = useIntl()
  const since = useSyncExternalStore(staleSince.subscribe, staleSince.getSnapshot, () => undefined)
  return (
    <FloatingNote
      announced
      place="view"
      text={
        since === undefined ? undefined : formatMessage({ id: 'live.stale' }, { time: formatTime(since) })
      }
      action={{ label: formatMessage({ id: 'ui.retry' }), onPress: retryFeed }}
    />
  )
}
