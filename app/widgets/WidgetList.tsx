import { type ComponentType, Fragment, lazy, Suspense, useLayoutEffect } from 'react'
import type { PageParts, Part } from '#app/api/contract/pages.ts'
import { keepPartSizes } from '#app/lib/partSizes.ts'
import { useSlice } from '#app/queries/slices.ts'
import { usePreview } from '#app/shell/Edition.ts'
import { PageCell } from '#ui/layout/Page'
import { WidgetOutline } from '#ui/shell/WidgetOutline'
import { widgetComponents } from './registry.ts'
import { WidgetBoundary } from './WidgetBoundary.tsx'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'

// For editors only.
const Misfits = lazy(() => import('./Misfits.tsx').then((file) => ({ default: file.Misfits })))

/** Parts of the first view: the hero, what stands beside it, a row. */
const FIRST_VIEW = 3

/** Stands behind the first part below the first view. */
const FIRST_PAINT = 'prima-vedere'

/** Browsers paint half-read pages, and what stands at their end then moves: they wait for the first view. */
const HoldPaint = () => <link rel="expect" href={`#${FIRST_PAINT}`} blocking="render" />

const deferredParts = () => document.querySelectorAll<HTMLElement>('[data-slice][data-deferred]')

/** Leaves every part its room for a return, whether the page is left or read anew (UXP-01). */
function useKeptSizes(): void {
  useLayoutEffect(() => {
    const keep = () => keepPartSizes(deferredParts())
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [])
}

/** A page's parts in the editor's order; each wakes by itself when it comes near the view. */
export function WidgetList({ page: { parts, misfits } }: { page: PageParts }) {
  const preview = usePreview()
  useKeptSizes()
  return (
    <>
      {parts.length > FIRST_VIEW && <HoldPaint />}
      {parts.map((part, index) => (
        <Fragment key={part.id}>
          <PageCell data-slice={part.slice} span={part.span} deferred={index >= FIRST_VIEW}>
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
          {index === FIRST_VIEW && <template id={FIRST_PAINT} />}
        </Fragment>
      ))}
      {misfits.length > 0 && (
        <Suspense>
          <Misfits misfits={misfits} />
        </Suspense>
      )}
    </>
  )
}

function Widget({ part }: { part: Part }) {
  const status = usePreview() ? 'Draft' : 'Published'
  const slice = useSlice(part.slice, part.type, { status, lazy: true })
  // The registry's type ties the two together; TypeScript cannot follow `part.type` to both.
  const Component = widgetComponents[part.type] as ComponentType<{ slice: typeof slice }>
  return <Component slice={slice} />
}
