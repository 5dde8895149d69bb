import { type ComponentType, Fragment, memo, Suspense } from 'react'
import type { InvalidWidget, PageParts, Part, PlayerRow } from '#app/api/contract/pages.ts'
import { usePreview } from '#app/content/pageContexts.ts'
import { useSlice } from '#app/content/slices.ts'
import { heroParts, type Span } from '#app/domain/layout.ts'
import { hasSeed, invitingRow, isOwn } from '#app/domain/own/invitingRow.ts'
import { FIRST_VIEW } from '#app/domain/pages/slicesIn.ts'
import { DeferredPart } from '#app/navigation/DeferredPart.tsx'
import { PageMenu } from '#app/navigation/menus/PageMenu.tsx'
import { useStorePartHeights } from '#app/navigation/useStorePartHeights.ts'
import { useDeferredPlayer } from '#app/player/session/auth.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { PageCell } from '#ui/layout/Page'
import { FarBelow } from '#ui/layout/Rail'
import { widgetComponents } from './registry.ts'
import { WidgetBoundary } from './WidgetBoundary.tsx'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'

// Loaded for players.
const OwnRow = lazyPart(() => import('../own/OwnRow.tsx').then((file) => file.OwnRow))

// Loaded for editors.
const InvalidWidgets = lazyPart(() => import('./InvalidWidgets.tsx').then((file) => file.InvalidWidgets))
const PlayerRowLabel = lazyPart(() => import('./PlayerRowLabel.tsx').then((file) => file.PlayerRowLabel))
const OutlinedPart = lazyPart(() => import('./OutlinedPart.tsx').then((file) => file.OutlinedPart))

/** Number of parts that hydrate first: those in view on a large screen, and the next ones. */
const FIRST_HYDRATED_PARTS = 6

/** Id of an element after the first view. */
const FIRST_PAINT_ID = 'prima-vedere'

/** Browsers paint incomplete pages, whose end would then shift: painting waits for the first view. */
const BlockFirstPaint = () => <link rel="expect" href={`#${FIRST_PAINT_ID}`} blocking="render" />

/** A page's parts in the editor's order; memoised, so that modals do not re-render them. */
export const WidgetList = memo(function WidgetList({ page }: { page: PageParts }) {
  const { parts, playerRows, invalidWidgets } = page
  const hero = heroParts(parts)
  useStorePartHeights()
  return (
    <>
      {parts.length > FIRST_VIEW && <BlockFirstPaint />}
      {parts.map((part, index) => (
        <Fragment key={part.id}>
          <PlayerPlaces rows={playerRows} before={index} />
          <InvalidPlaces widgets={invalidWidgets} before={index} />
          <PageCell
            data-slice={part.slice}
            data-promotes={part.type === 'Carousel' || undefined}
            span={part.span}
            lead={index < hero}
            deferred={index >= FIRST_VIEW}
          >
            {index < FIRST_VIEW ? (
              <PartOf part={part} />
            ) : (
              <DeferredPart slice={part.slice}>
                <FarBelow value={index >= FIRST_HYDRATED_PARTS}>
                  <PartOf part={part} />
                </FarBelow>
              </DeferredPart>
            )}
          </PageCell>
          {index === hero - 1 && <PageMenu />}
          {index === FIRST_VIEW && <template id={FIRST_PAINT_ID} />}
        </Fragment>
      ))}
      <PlayerPlaces rows={playerRows} before={parts.length} />
      <InvalidPlaces widgets={invalidWidgets} before={parts.length} />
    </>
  )
})

type InvalidPlacesProps = { widgets: readonly InvalidWidget[]; before: number }

/** Invalid widgets at their place, for editors; renders nothing on the public site. */
const InvalidPlaces = ({ widgets, before }: InvalidPlacesProps) =>
  widgets.some((widget) => widget.before === before) && (
    <Suspense>
      <InvalidWidgets widgets={widgets} before={before} />
    </Suspense>
  )

type PlayerPlacesProps = { rows: PageParts['playerRows']; before: number }

/** Places of a player's rows: empty for guests, and reserved early where a player is expected. */
const PlayerPlaces = ({ rows = [], before }: PlayerPlacesProps) =>
  rows.map(
    (row) =>
      row.before === before && <PlayerPlace key={row.id} row={row} invites={row === invitingRow(rows)} />,
  )

function PlayerPlace({ row, invites }: { row: PlayerRow; invites: boolean }) {
  const player = useDeferredPlayer()
  const preview = usePreview()
  return (
    <>
      {preview && (
        <Suspense>
          <PlayerRowLabel row={row} />
        </Suspense>
      )}
      <PageCell
        playerRow={row.tileLayout}
        data-seeded={hasSeed(row.source) || undefined}
        data-own={invites ? 'invites' : isOwn(row) || undefined}
      >
        {player && (
          <WidgetBoundary>
            <Suspense>
              <OwnRow row={row} invites={invites} />
            </Suspense>
          </WidgetBoundary>
        )}
      </PageCell>
    </>
  )
}

/** A part with its fallbacks for loading and for an error. */
function PartOf({ part }: { part: Part }) {
  const widget = <Widget part={part} />
  return (
    <WidgetBoundary>
      <Suspense fallback={<WidgetSkeleton type={part.type} />}>
        {usePreview() ? <OutlinedPart part={part}>{widget}</OutlinedPart> : widget}
      </Suspense>
    </WidgetBoundary>
  )
}

function Widget({ part }: { part: Part }) {
  const slice = useSlice(part.slice, part.type)
  // The registry's type connects the two; TypeScript cannot follow `part.type` to both.
  const Component = widgetComponents[part.type] as ComponentType<{ slice: typeof slice; span: Span }>
  return <Component slice={slice} span={part.span} />
}
