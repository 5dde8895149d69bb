import { type ComponentType, Suspense } from 'react'
import type { Part } from '#app/lib/requestScope.ts'
import { useSlice } from '#app/queries/slices.ts'
import { usePreview } from '#app/shell/Edition.ts'
import { PageCell } from '#ui/layout/Page'
import { WidgetOutline } from '#ui/shell/WidgetOutline'
import { widgetComponents } from './registry.ts'
import { WidgetBoundary } from './WidgetBoundary.tsx'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'

/** Parts of the first view: the hero, what stands beside it, a row. */
const FIRST_VIEW = 3

/** A page's parts in the editor's order; each wakes by itself when it comes near the view. */
export function WidgetList({ parts }: { parts: Part[] }) {
  const preview = usePreview()
  return parts.map((part, index) => (
    <PageCell key={part.id} data-slice={part.slice} span={part.span} deferred={index >= FIRST_VIEW}>
      <WidgetBoundary>
        <Suspense fallback={<WidgetSkeleton type={part.type} />}>
          {preview ? (
            <WidgetOutline id={part.id} type={part.type}>
              <Widget part={part} />
            </WidgetOutline>
          ) : (
            <Widget part={part} />
          )}
        </Suspense>
      </WidgetBoundary>
    </PageCell>
  ))
}

function Widget({ part }: { part: Part }) {
  const status = usePreview() ? 'Draft' : 'Published'
  const slice = useSlice(part.slice, part.type, { status, lazy: true })
  // The registry's type ties the two together; TypeScript cannot follow `part.type` to both.
  const Component = widgetComponents[part.type] as ComponentType<{ slice: typeof slice }>
  return <Component slice={slice} />
}
