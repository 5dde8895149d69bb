import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { RetryStrip } from '#ui/feedback/RetryStrip'

type CatchProps = { children: ReactNode; onReset: () => void }

class Catch extends Component<CatchProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  retry = () => {
    this.props.onReset()
    this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? <Failed onRetry={this.retry} /> : this.props.children
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl()
  return <RetryStrip text={formatMessage({ id: 'widget.failed' })} onRetry={onRetry} />
}

/** A widget that fails takes down only itself. */
export function WidgetBoundary({ children }: { children: ReactNode }) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => <Catch onReset={reset}>{children}</Catch>}
    </QueryErrorResetBoundary>
  )
}
