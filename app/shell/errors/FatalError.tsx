import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { isRouteErrorResponse } from 'react-router-dom'
import { addressOf, supportAddress } from '#app/domain/addresses.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { isChunkFailure } from '#app/platform/release/chunkFailures.ts'
import { ErrorPage, type ErrorPageProps } from '#ui/feedback/ErrorPage'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { ChunkError } from './ChunkError.tsx'

// Has messages that no other first page needs; until it has loaded, only the code is shown.
const FatalReason = lazyPart(
  () => import('./FatalReason.tsx').then((file) => file.FatalReason),
  () => null,
)

type FatalErrorProps = {
  status: number
  error: unknown
  /** Further suggestions for an unknown address; only inside a layout. */
  ways?: Pick<ErrorPageProps, 'search' | 'games'>
}

/** The message key of a failed content load (S1 8, S2 8). */
function codeOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error) || typeof error.data !== 'object' || error.data === null) return undefined
  return 'key' in error.data ? String(error.data.key) : undefined
}

/** The error page of a failed load or an unknown address, with its title. */
export function FatalError(props: FatalErrorProps) {
  return isChunkFailure(props.error) ? <ChunkError /> : <Failed {...props} />
}

function Failed({ status, error, ways }: FatalErrorProps) {
  const { pathname } = usePageLocation()
  const intl = useIntl()
  const code = codeOf(error)
  const homeHref = addressOf('lobby')
  const supportHref = supportAddress
  const title = intl.formatMessage({
    id: status === 404 ? 'errors.page.page-not-found' : 'errors.page.failed',
  })
  return (
    <>
      <title>{`${title} · Aramă`}</title>
      <meta name="robots" content="noindex" />
      {status === 404 ? (
        <ErrorPage {...ways} kind="not-found" path={pathname} homeHref={homeHref} supportHref={supportHref} />
      ) : (
        <ErrorPage
          kind="fatal"
          status={status}
          code={code}
          reason={
            code && (
              <Suspense>
                <FatalReason code={code} />
              </Suspense>
            )
          }
          stack={import.meta.env.DEV && error instanceof Error ? error.stack : undefined}
          homeHref={homeHref}
          supportHref={supportHref}
        />
      )}
    </>
  )
}
