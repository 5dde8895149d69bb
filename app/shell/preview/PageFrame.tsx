import { type ComponentProps, useCallback, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { withoutPreview } from '#app/domain/preview.ts'
import { usePlace } from '#app/navigation/place.tsx'
import { useStored } from '#app/platform/visit.ts'
import { createComparison } from './comparison.ts'
import styles from './PageFrame.module.css'
import { bareSearch, createPageWidth } from './pageWidth.ts'
import { scrollTogether } from './scrollTogether.ts'

/**
 * The page at a chosen width, in place of the page itself; its edge can be dragged to any other width. The published page
 * is beside it, or over it up to a movable edge.
 */
export function PageFrame() {
  const width = useStored(createPageWidth)
  const comparison = useStored(createComparison)
  if (comparison) return <ComparedFrames key={width} width={width} over={comparison === 'over'} />
  if (width === undefined) return null
  return (
    <div className={styles.frame}>
      <div key={width} className={styles.edge} style={{ inlineSize: width }}>
        <DraftFrame width={width} />
      </div>
    </div>
  )
}

type FrameProps = ComponentProps<'iframe'> & { width: number | undefined }

function DraftFrame({ width, ...rest }: FrameProps) {
  const { formatMessage } = useIntl()
  const { pathname, search } = usePlace()
  const title =
    width === undefined
      ? formatMessage({ id: 'preview.draft' })
      : formatMessage({ id: 'preview.width.frame' }, { width })
  return <iframe {...rest} className={styles.page} title={title} src={pathname + bareSearch(search)} />
}

/** Two frames that scroll together, each time both have loaded. */
function useTogether() {
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
const HALF = 50
const STEP = 5

function ComparedFrames({ width, over }: { width: number | undefined; over: boolean }) {
  const { formatMessage } = useIntl()
  const { pathname } = usePlace()
  const [share, setShare] = useState(HALF)
  const { draft, published, onLoad } = useTogether()
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
          step={STEP}
          value={share}
          aria-label={formatMessage({ id: 'preview.comparison.share' })}
          onChange={({ target }) => setShare(Number(target.value))}
        />
      )}
      <div className={styles.pages} style={over ? stack : {}}>
        <div className={styles.published} style={over ? clip : half}>
          <p className={styles.label}>{formatMessage({ id: 'preview.published' })}</p>
          <iframe
            ref={published}
            className={styles.page}
            title={formatMessage({ id: 'preview.published' })}
            src={withoutPreview(pathname)}
            onLoad={onLoad}
          />
        </div>
        <div className={styles.draft} style={over ? {} : half}>
          <p className={styles.label}>{formatMessage({ id: 'preview.draft' })}</p>
          <DraftFrame ref={draft} width={width} onLoad={onLoad} />
        </div>
      </div>
    </section>
  )
}
