import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { useRevalidator } from 'react-router-dom'
import { usePlace } from '#app/history/place.tsx'
import { MoreMessages } from '#app/i18n/MoreMessages.tsx'
import { renew } from '#app/lib/pageChanges.ts'
import { useStatus } from '#app/lib/useStatus.ts'
import { isIncomplete, pageQuery } from '#app/queries/page.ts'
import { RetryStrip } from '#ui/feedback/RetryStrip'

/** On the page of a game whose info could not be had (DET-06): asks again, and draws the page anew when it is whole. */
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

  // The page is drawn anew from memory, so that a failure never takes away what stands.
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
