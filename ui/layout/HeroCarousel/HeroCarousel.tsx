import { clsx } from 'clsx'
import {
  Children,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useIntl } from 'react-intl'
import { tokens } from '#tokens/dist/tokens.ts'
import { IconButton } from '#ui/controls/IconButton'
import styles from './HeroCarousel.module.css'
import { useHeroSwipe } from './useHeroSwipe.ts'
import { type Rotation, useRotation } from './useRotation.ts'

export type HeroCarouselProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Accessible name of the carousel. */
  label: string
  /** One element per slide. */
  children: ReactNode
  /** Compliance strip under the slides, which promotional material needs. */
  strip?: ReactNode
  /** Called with the index of the slide that is shown, also of the first one. */
  onTurn?: (index: number) => void
}

/**
 * Number of slides with a loaded picture: only the first at page load, then one more than was in view; all after an
 * interaction.
 */
function usePictured(active: number) {
  const [pictured, setPictured] = useState(1)
  useEffect(() => setPictured((before) => Math.max(before, active + 2)), [active])
  return { pictured, pictureAll: () => setPictured(Number.POSITIVE_INFINITY) }
}

const names = { track: styles.track ?? '', slide: styles.slide ?? '' }

/** Large slides, one at a time, that rotate until the visitor interacts. */
export function HeroCarousel({ label, strip, onTurn, className, children, ...rest }: HeroCarouselProps) {
  const slides = Children.toArray(children)
  const count = slides.length
  const { formatMessage } = useIntl()
  const [active, setActive] = useState(0)
  const viewport = useRef<HTMLDivElement>(null)
  const next = useCallback(() => setActive((at) => (at + 1) % count), [count])
  const rotation = useRotation(next, tokens.duration['hero-rotation'], count > 1)
  const { pictured, pictureAll } = usePictured(active)
  useEffect(() => onTurn?.(active), [onTurn, active])
  const attach = useHeroSwipe(viewport, names, active, setActive)
  const takeOver = () => {
    pictureAll()
    attach()
  }

  return (
    <section
      {...rest}
      className={clsx(styles.hero, className)}
      aria-roledescription={formatMessage({ id: 'ui.hero.role' })}
      aria-label={label}
      onPointerEnter={() => rotation.hold(true)}
      onPointerLeave={() => rotation.hold(false)}
      onFocus={() => rotation.hold(true)}
      onBlur={() => rotation.hold(false)}
    >
      <div className={styles.frame}>
        {count > 1 && <Controls count={count} active={active} onSelect={setActive} rotation={rotation} />}
        <div ref={viewport} className={styles.viewport} onPointerEnter={takeOver} onTouchStart={takeOver}>
          <div className={styles.track} aria-live={rotation.running ? 'off' : 'polite'}>
            {slides.map((slide, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide has no form fields
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order
                key={index}
                className={styles.slide}
                role="group"
                aria-roledescription={formatMessage({ id: 'ui.hero.slide' })}
                aria-label={formatMessage({ id: 'ui.hero.place' }, { place: index + 1, count })}
                data-active={index === active}
                data-pictured={index < pictured}
                inert={index !== active}
              >
                {slide}
              </div>
            ))}
          </div>
        </div>
      </div>
      {strip && <div className={styles.strip}>{strip}</div>}
    </section>
  )
}

type ControlsProps = {
  count: number
  active: number
  onSelect: (index: number) => void
  rotation: Rotation
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * The pause button comes first (APG carousel); the slide buttons share one tab stop, and arrow keys move between them.
 */
function Controls({ count, active, onSelect, rotation }: ControlsProps) {
  const { formatMessage } = useIntl()

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = (active + step + count) % count
    onSelect(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className={styles.controls}>
      <IconButton
        icon={rotation.running ? 'pause-fill' : 'play-fill'}
        size="s"
        tone="media"
        label={formatMessage({ id: rotation.running ? 'ui.hero.pause' : 'ui.hero.resume' })}
        onClick={rotation.toggle}
      />
      <div
        className={styles.places}
        role="toolbar"
        aria-label={formatMessage({ id: 'ui.hero.places' })}
        onKeyDown={onKeyDown}
      >
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order
            key={index}
            type="button"
            className={styles.dot}
            tabIndex={index === active ? 0 : -1}
            aria-label={formatMessage({ id: 'ui.hero.go' }, { place: index + 1 })}
            aria-current={index === active}
            onClick={() => onSelect(index)}
          />
        ))}
      </div>
    </div>
  )
}
