import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { TablesKnown } from '#app/domain/live/feed.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { useStore, useStored } from '#app/platform/visit.ts'
import { FloatingNote } from '#ui/feedback/FloatingNote'
import { createLiveFeed, createTablesNow } from './liveFeed.ts'

/** The message about the feed while its data is missing or old (UXP-13). */
function useFeedWords(now: TablesKnown): string | undefined {
  const { formatMessage, formatTime } = useIntl()
  if (now.state === 'failed') return formatMessage({ id: 'errors.failed-to-connect-to-live-feed' })
  if (now.state === 'pending' || !now.outdated) return undefined
  return formatMessage({ id: 'live.stale' }, { time: formatTime(now.value.since) })
}

/** Shows that the live data is missing, or since when it is old, with a button to retry. */
export function FeedNote() {
  const { formatMessage } = useIntl()
  const { pathname } = usePageLocation()
  const { retry, wake } = useStore(createLiveFeed)
  const text = useFeedWords(useStored(createTablesNow))
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation tries again
  useEffect(wake, [pathname])
  return (
    <FloatingNote
      announced
      place="view"
      text={text}
      action={{ label: formatMessage({ id: 'ui.retry' }), onPress: retry }}
    />
  )
}
