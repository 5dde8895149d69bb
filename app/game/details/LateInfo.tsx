import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useRevalidator } from 'react-router-dom'
import { isIncomplete, pageQuery } from '#app/content/page.ts'
import { renew } from '#app/content/pageChanges.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { usePlace } from '#app/navigation/place.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { RetryStrip } from '#ui/feedback/RetryStrip'

/** Shown on a game's page whose info failed to load (DET-06): loads it again, and then renders the whole page. */
export const LateInfo = () => (
  <MoreMessages>
    <Strip />
  </MoreMessages>
)

function Strip() {
  const { formatMessage } = useIntl()
  const { revalidate } = useRevalidator()
  const { path } = usePlace()
  const { isFetching, refetch } = useQuery({ ...pageQuery(path, useStatus()), enabled: false })

  // The page is rendered from the cache, so that a failure never removes its content.
  async function askAgain(): Promise<void> {
    const { data, isSuccess } = await refetch()
    if (isSuccess && !isIncomplete(data)) await renew(revalidate)
  }

  return (
    <RetryStrip
      text={formatMessage({ id: 'errors.unable-to-details' })}
      retrying={isFetching}
      onRetry={() => void askAgain()}
    />
  )
}
