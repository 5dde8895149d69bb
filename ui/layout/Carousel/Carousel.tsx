import { clsx } from 'clsx'
import { Children, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '#ui/controls/IconButton'
import { type SlidesBinding, useSlides } from '#ui/foundation/useSlides.ts'
import styles from './Carousel.module.css'

export type CarouselProps = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  /** Accessible name of the carousel. */
  label: string
  /** How many slides are in view where there is room; fewer on narrow pages, one and a part of the next on phones. @default 1 */
  perView?: 1 | 2 | 3 | 4
  /** One element a slide. */
  children: ReactNode
}

const names = { slide: styles.slide ?? '', track: styles.track ?? '' }
const steps: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 }

/** Slides that somebody turns: by button, key or swipe. Nothing moves by itself. */
export function Carousel({ label, perView = 1, className, children, ...rest }: CarouselProps) {
  const { formatMessage } = useIntl()
  const slides = useSlides(names, { counted: true })
  const items = Children.toArray(children)
  return (
    <section
      {...rest}
      className={clsx(styles.carousel, className)}
      aria-roledescription={formatMessage({ id: 'ui.hero.role' })}
      aria-label={label}
    >
      {items.length > 1 && <Controls {...slides} count={items.length} />}
      <div
        {...slides.handlers}
        ref={slides.viewport}
        className={styles.viewport}
        data-per-view={perView}
        suppressHydrationWarning
      >
        <div className={styles.track}>
          {items.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides never change places
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={formatMessage({ id: 'ui.hero.slide' })}
              aria-label={formatMessage({ id: 'ui.hero.place' }, { place: index + 1, count: items.length })}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

type ControlsProps = Pick<SlidesBinding, 'ready' | 'state' | 'turn' | 'reveal'> & { count: number }

/** Where one is, and the buttons to go on; they keep the focus at both ends. */
function Controls({ ready, state, turn, reveal, count }: ControlsProps) {
  const { formatMessage } = useIntl()
  const last = state.first + state.shown
  const place = last > state.first + 1 ? `${state.first + 1}–${last}` : `${last}`

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key]
    if (step) turn(step)
    else if (event.key === 'Home') reveal(0)
    else if (event.key === 'End') reveal(count - 1)
    else return
    event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div className={styles.controls} data-ready={ready} onKeyDown={onKeyDown}>
      <p className={styles.place} role="status">
        {formatMessage({ id: 'ui.hero.place' }, { place, count })}
      </p>
      <IconButton
        icon="caret-left-bold"
        size="s"
        tone="plate"
        label={formatMessage({ id: 'ui.carousel.previous' })}
        disabled={state.atStart}
        onClick={() => turn(-1)}
      />
      <IconButton
        icon="caret-right-bold"
        size="s"
        tone="plate"
        label={formatMessage({ id: 'ui.carousel.next' })}
        disabled={state.atEnd}
        onClick={() => turn(1)}
      />
    </div>
  )
}
