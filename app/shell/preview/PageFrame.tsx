import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { draftAddress, draftPlace, placeOfPublished, publishedAddress } from '#app/domain/previewFrames.ts'
import { useStore, useStored } from '#app/platform/visit.ts'
import { useRootAttribute } from '#ui/foundation/useRootAttribute.ts'
import { createComparison } from './comparison.ts'
import styles from './PageFrame.module.css'
import { createPageWidth } from './pageWidth.ts'
import { scrollTogether } from './scrollTogether.ts'
import { useFollowingFrame } from './useFollowingFrame.ts'

/**
 * The page at a chosen width, in place of the page itself; its edge can be dragged to any other width. The published page
 * is beside it, or over it up to a movable edge.
 */
export function PageFrame() {
  const width = useStored(createPageWidth)
  const comparison = useStored(createComparison)
  useRootAttribute('data-page-frame', comparison !== undefined || width !== undefined)
  if (comparison) return <ComparedFrames width={width} over={comparison === 'over'} />
  if (width === undefined) return null
  return <SizedFrame width={width} />
}

/** The page at a width, whose edge can be dragged to another one. */
function SizedFrame({ width }: { width: number }) {
  const { set } = useStore(createPageWidth)
  const edge = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const element = edge.current
    if (!element) return undefined
    const observer = new ResizeObserver(() => set(element.offsetWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [set])
  return (
    <div className={styles.frame}>
      <div ref={edge} className={styles.edge} style={{ width }}>
        <DraftFrame ref={frame} width={width} />
      </div>
    </div>
  )
}

const draft = { addressFor: draftAddress, placeFor: draftPlace }
const published = { addressFor: publishedAddress, placeFor: placeOfPublished }

type FrameProps = { ref: RefObject<HTMLIFrameElement | null>; onLoad?: () => void }

function DraftFrame({ ref, width, onLoad }: FrameProps & { width: number | undefined }) {
  const { formatMessage } = useIntl()
  const follows = useFollowingFrame(ref, draft)
  const title =
    width === undefined
      ? formatMessage({ id: 'preview.draft' })
      : formatMessage({ id: 'preview.width.frame' }, { width })
  return <Frame ref={ref} title={title} {...follows} onLoaded={onLoad} data-draft />
}

function PublishedFrame({ ref, onLoad }: FrameProps) {
  const { formatMessage } = useIntl()
  const follows = useFollowingFrame(ref, published)
  return <Frame ref={ref} title={formatMessage({ id: 'preview.published' })} {...follows} onLoaded={onLoad} />
}

type FrameParts = {
  /** Marks the draft's, for the content system. */
  'data-draft'?: boolean
  ref: RefObject<HTMLIFrameElement | null>
  title: string
  src: string
  onLoad: () => void
  onLoaded: (() => void) | undefined
}

function Frame({ onLoad, onLoaded, ...rest }: FrameParts) {
  return (
    <iframe
      {...rest}
      className={styles.page}
      onLoad={() => {
        onLoad()
        onLoaded?.()
      }}
    />
  )
}

/** Two frames that scroll together, each time both have loaded. */
function useSynchronisedScroll() {
  const draft = useRef<HTMLIFrameElement>(null)
  const published = useRef<HTMLIFrameElement>(null)
  const end = useRef<() => void>(undefined)
  const onLoad = useCallback(() => {
    end.current?.()
    const [first, second] = [draft.current?.contentWindow, published.current?.contentWindow]
    if (first && second) end.current = scrollTogether(first, second)
  }, [])
  return { draft, published, onLoad }
}

/** Percents of the page's width that the published page covers at first, and the step of its edge. */
const INITIAL_EDGE_PERCENT = 50
const EDGE_STEP_PERCENT = 5

function ComparedFrames({ width, over }: { width: number | undefined; over: boolean }) {
  const { formatMessage } = useIntl()
  const [share, setShare] = useState(INITIAL_EDGE_PERCENT)
  const { draft, published, onLoad } = useSynchronisedScroll()
  const stack = { inlineSize: width ?? '100%' }
  const clip = { clipPath: `inset(0 ${100 - share}% 0 0)` }
  const half = width === undefined ? {} : { inlineSize: width, flex: 'none' }
  return (
    <section
      className={styles.frame}
      data-comparison={over ? 'over' : 'side'}
      aria-label={formatMessage({ id: 'preview.comparison' })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways where two pages have no room
      tabIndex={0}
    >
      {over && (
        <input
          className={styles.share}
          type="range"
          min={0}
          max={100}
          step={EDGE_STEP_PERCENT}
          value={share}
          aria-label={formatMessage({ id: 'preview.comparison.share' })}
          onChange={({ target }) => setShare(Number(target.value))}
        />
      )}
      <div className={styles.pages} style={over ? stack : {}}>
        <div className={styles.published} style={over ? clip : half}>
          <p className={styles.label}>{formatMessage({ id: 'preview.published' })}</p>
          <PublishedFrame ref={published} onLoad={onLoad} />
        </div>
        <div className={styles.draft} style={over ? {} : half}>
          <p className={styles.label}>{formatMessage({ id: 'preview.draft' })}</p>
          <DraftFrame ref={draft} width={width} onLoad={onLoad} />
        </div>
      </div>
    </section>
  )
}
