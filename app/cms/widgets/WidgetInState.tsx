import type { ComponentType, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Slice } from '#app/api/contract/slices.ts'
import type { WidgetType } from '#app/api/contract/widgets.ts'
import type { Span } from '#app/domain/layout.ts'
import { withLongestTexts } from '#app/domain/problems/longestTexts.ts'
import styles from './InvalidWidgets.module.css'
import { widgetComponents } from './registry.ts'
import { WidgetFailed } from './WidgetBoundary.tsx'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'

/** States in which editors can see a widget. */
export const widgetStates = ['usual', 'loading', 'empty', 'failed', 'longest'] as const
export type WidgetState = (typeof widgetStates)[number]

export type WidgetInStateProps = {
  state: WidgetState
  slice: Slice & { type: WidgetType }
  span?: Span
  /** Called by the button of the failed state. */
  onRetry: () => void
  /** The widget as usual. */
  children: ReactNode
}

/** A widget as visitors see it in another state, drawn with the site's own parts. */
export function WidgetInState({ state, slice, span = 'full', onRetry, children }: WidgetInStateProps) {
  switch (state) {
    case 'usual':
      return children
    case 'loading':
      return <WidgetSkeleton type={slice.type} />
    case 'failed':
      return <WidgetFailed onRetry={onRetry} />
    case 'empty':
      return (
        <p className={styles.place}>
          <FormattedMessage id="preview.nothing" />
        </p>
      )
    case 'longest': {
      // The registry's type connects the two; TypeScript cannot follow `slice.type` to both.
      const Component = widgetComponents[slice.type] as ComponentType<{ slice: typeof slice; span: Span }>
      return <Component slice={withLongestTexts(slice)} span={span} />
    }
    default:
      return state satisfies never
  }
}
