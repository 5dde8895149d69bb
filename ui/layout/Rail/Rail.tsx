import { Children, type ReactNode, useId } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import { useSlides } from '#ui/foundation/useSlides.ts'
import { Section, type SectionProps } from '#ui/layout/Section'
import { SkipEnd, SkipPast } from '#ui/shell/SkipLink'
import styles from './Rail.module.css'
import type { RailLayout } from './railLayout.ts'
import { useFirstSlides } from './useFirstSlides.ts'

export type RailProps = Omit<SectionProps, 'controls' | 'children' | 'onPointerEnter' | 'onFocus'> & {
  /** Number of visible slides at each width (tokens/grid.json). */
  layout: RailLayout
  /** Whether the list is ordered: then ranks are in the markup. @default false */
  ordered?: boolean
  /** Additional controls before the arrows. */
  tools?: ReactNode
  /** One element per slide. */
  children: ReactNode
}

const names = { slide: styles.slide ?? '', track: styles.track ?? '' }

/**
 * A row of slides under a heading. It scrolls and snaps natively before hydration; arrows, keys and, at the first
 * touch, Swiper are added without a layout shift.
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
      <SkipPast className={styles.skip} title={title} end={end} />
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
      <SkipEnd id={end} />
    </Section>
  )
}

type RailStackProps = {
  /** The two items. */
  children: ReactNode
}

/** Two items above each other in one slide, so that both lines of a double row scroll together. */
export function RailStack({ children }: RailStackProps) {
  return <div className={styles.stack}>{children}</div>
}

type ArrowsProps = Pick<ReturnType<typeof useSlides>, 'ready' | 'state' | 'turn'> & { title: string }

/** Arrow buttons, which appear after hydration; their space is reserved. */
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
