import { Children, type MouseEvent, type ReactNode, useId } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import { useSlides } from '#ui/foundation/useSlides.ts'
import { Section, type SectionProps } from '#ui/layout/Section'
import styles from './Rail.module.css'
import type { RailLayout } from './railLayout.ts'
import { useFirstSlides } from './useFirstSlides.ts'

export type RailProps = Omit<SectionProps, 'controls' | 'children' | 'onPointerEnter' | 'onFocus'> & {
  /** How many slides are in view at each width (tokens/grid.json). */
  layout: RailLayout
  /** Say the order in the markup: the place in the list has a meaning. @default false */
  ordered?: boolean
  /** Controls of the row's own, before its arrows. */
  tools?: ReactNode
  /** One element a slide. */
  children: ReactNode
}

const names = { slide: styles.slide ?? '', track: styles.track ?? '' }

/**
 * A row of slides under a heading. It scrolls and snaps by itself before scripts arrive; then arrows, keys and,
 * from the first touch on, the swipe constants join in without moving anything.
 */
export function Rail({ layout, ordered = false, tools, title, children, ...rest }: RailProps) {
  const end = useId()
  const count = Children.count(children)
  const { shown, whole, drawAll, drawAllNow } = useFirstSlides({ title, layout, count }, end)
  const { viewport, ready, state, turn, handlers } = useSlides(names, {
    memory: title,
    whole,
    onMoved: drawAll,
  })
  const turnWhole: typeof turn = (direction) => {
    if (!whole) flushSync(drawAllNow)
    turn(direction)
  }
  const List = ordered ? 'ol' : 'ul'
  return (
    <Section
      {...rest}
      title={title}
      controls={
        <>
          {tools}
          <Arrows title={title} ready={ready} state={state} turn={turnWhole} />
        </>
      }
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && drawAll()}
      onFocus={drawAll}
    >
      <Skip title={title} end={end} />
      <div
        {...handlers}
        ref={viewport}
        className={styles.viewport}
        data-layout={layout}
        suppressHydrationWarning
      >
        <List className={styles.track} aria-label={title}>
          {Children.map(children, (child, index) =>
            index < shown ? (
              <li
                className={styles.slide}
                {...(!whole && { 'aria-posinset': index + 1, 'aria-setsize': count })}
              >
                {child}
              </li>
            ) : null,
          )}
        </List>
      </div>
      <span className={styles.end} id={end} tabIndex={-1} />
    </Section>
  )
}

/** Past the row, for those who go through the page with the Tab key; seen only with focus. */
function Skip({ title, end }: { title: string; end: string }) {
  const { formatMessage } = useIntl()

  function onClick(event: MouseEvent<HTMLElement>) {
    event.preventDefault()
    document.getElementById(end)?.focus()
  }

  return (
    <a className={styles.skip} href={`#${end}`} onClick={onClick}>
      {formatMessage({ id: 'ui.rail.skip' }, { title })}
    </a>
  )
}

/** Two items above each other in one slide, so that both rows of a double row move together. */
export function RailStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}

type ArrowsProps = Pick<ReturnType<typeof useSlides>, 'ready' | 'state' | 'turn'> & { title: string }

/** Come with the scripts that move the row; their room is there before. */
function Arrows({ title, ready, state, turn }: ArrowsProps) {
  const { formatMessage } = useIntl()
  return (
    <span className={styles.arrows}>
      {ready && (
        <>
          <IconButton
            icon="caret-left-bold"
            size="s"
            tone="plate"
            label={formatMessage({ id: 'ui.rail.previous' }, { title })}
            disabled={state.atStart}
            onClick={() => turn(-1)}
          />
          <IconButton
            icon="caret-right-bold"
            size="s"
            tone="plate"
            label={formatMessage({ id: 'ui.rail.next' }, { title })}
            disabled={state.atEnd}
            onClick={() => turn(1)}
          />
        </>
      )}
    </span>
  )
}
