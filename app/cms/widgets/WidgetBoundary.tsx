import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { isChunkFailure } from '#app/platform/release/chunkFailures.ts'
import { RetryStrip } from '#ui/feedback/RetryStrip'

type CatchProps = { children: ReactNode; onReset: () => void }

class Catch extends Component<CatchProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  retry = () => {
    this.props.onReset()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    // A missing file of the build needs a reload, which the error page of the route offers.
    if (isChunkFailure(error)) throw error
    return error ? <WidgetFailed onRetry={this.retry} /> : this.props.children
  }
}

/** Replaces a widget that failed. */
export function WidgetFailed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return <RetryStrip text={formatMessage({ id: 'widget.failed' })} onRetry={onRetry} />
}

/** Catches the error of a widget, so that the rest of the page stays. */
export function WidgetBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <Catch onReset={reset}>{children}</Catch>}
    </QueryErrorResetBoundary>
  )
}
