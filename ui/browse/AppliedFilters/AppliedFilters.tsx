import { clsx } from 'clsx'
import { type ComponentProps, useEffect, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#ui/controls/Button'
import { Icon } from '#ui/media/Icon'
import styles from './AppliedFilters.module.css'

export type AppliedFilter = {
  id: string
  label: string
  /** Why the page locks the filter; a locked filter cannot be removed here. */
  locked?: string
}

export type AppliedFiltersProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The active filters, in order. */
  items: readonly AppliedFilter[]
  /** Called to remove one filter. */
  onRemove: (id: string) => void
  /** Called to remove all filters that are not locked. */
  onClear: () => void
}

/**
 * The active filters, each removable. A removal moves the focus to the next one; after the last one it stays on the
 * list.
 */
export function AppliedFilters({ items, onRemove, onClear, className, ...rest }: AppliedFiltersProps) {
  const { formatMessage } = useIntl()
  const group = useRef<HTMLDivElement>(null)
  const left = useRef<{ place: number; count: number }>(undefined)
  const removable = items.filter(({ locked }) => locked === undefined)

  useEffect(() => {
    if (!left.current || left.current.count === removable.length) return
    const buttons = group.current?.querySelectorAll<HTMLElement>('[data-remove]')
    const { place } = left.current
    left.current = undefined
    const next = buttons?.[Math.min(place, buttons.length - 1)] ?? group.current
    next?.focus()
  }, [removable.length])

  /** Stores the focus position before the focused chip is removed. */
  const leave = (place: number) => {
    left.current = { place, count: removable.length }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: chips are not form fields
    <div
      {...rest}
      ref={group}
      className={clsx(styles.filters, className)}
      role="group"
      aria-label={formatMessage({ id: 'ui.appliedFilters.label' })}
      tabIndex={-1}
    >
      {items.length === 0 && (
        <p className="visually-hidden">
          <FormattedMessage id="ui.appliedFilters.none" />
        </p>
      )}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              {item.locked === undefined ? (
                <button
                  className={styles.chip}
                  type="button"
                  data-remove=""
                  aria-label={formatMessage({ id: 'ui.appliedFilters.remove' }, { filter: item.label })}
                  onClick={() => {
                    leave(removable.indexOf(item))
                    onRemove(item.id)
                  }}
                >
                  {item.label}
                  <Icon name="x-bold" size={16} />
                </button>
              ) : (
                <span className={styles.chip} data-locked="">
                  <Icon name="lock" size={16} />
                  {item.label}
                  <span className="visually-hidden">, {item.locked}</span>
                </span>
              )}
            </li>
          ))}
          {removable.length > 0 && (
            <li className={styles.item}>
              <Button
                tone="quiet"
                size="s"
                onClick={() => {
                  leave(0)
                  onClear()
                }}
              >
                <FormattedMessage id="ui.appliedFilters.clear" />
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
