import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useRevalidator } from 'react-router-dom'
import { isIncomplete, pageQuery } from '#app/content/pageQuery.ts'
import { runLoadersDuring } from '#app/content/revalidation.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { RetryStrip } from '#ui/feedback/RetryStrip'

/** Retry strip of a game's page whose info failed to load (DET-06); after a success it renders the whole page. */
export const LateInfo = () => (
  <MoreMessages>
    <Strip />
  </MoreMessages>
)

function Strip() {
  const { formatMessage } = useIntl()
  const { revalidate } = useRevalidator()
  const { path } = usePageLocation()
  const { isFetching, refetch } = useQuery({ ...pageQuery(path, useStatus()), enabled: false })

  // The page is rendered from the cache, so that a failure never removes its content.
  async function askAgain(): Promise<void> {
    const { data, isSuccess } = await refetch()
    if (isSuccess && !isIncomplete(data)) await runLoadersDuring(revalidate)
  }

  return (
    <RetryStrip
      text={formatMessage({ id: 'errors.unable-to-details' })}
      retrying={isFetching}
      onRetry={() => void askAgain()}
    />
  )
}
