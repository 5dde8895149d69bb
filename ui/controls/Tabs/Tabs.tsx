import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { useIntl } from 'react-intl'
import styles from './Tabs.module.css'

export type TabItem<Id extends string = string> = {
  id: Id
  label: string
  /** How many things are behind it; part of the name. */
  count?: number
  /** Drawn only while its tab is chosen. */
  panel: ReactNode
}

export type TabsProps<Id extends string = string> = Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'children'
> & {
  /** Accessible name of the list of tabs. */
  label: string
  /** The tabs in order; the list scrolls sideways when they do not fit. */
  items: readonly TabItem<Id>[]
  /** Which tab is chosen. */
  value: Id
  /** Asks for another tab; arrows ask at once, so panels must be instant. */
  onChange: (id: Id) => void
}

/** Several views of one place, one at a time. Views with an address of their own are links, not tabs. */
export function Tabs<Id extends string>({
  label,
  items,
  value,
  onChange,
  className,
  ...rest
}: TabsProps<Id>) {
  const { formatNumber } = useIntl()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = items.find((item) => item.id === value)

  function move(event: KeyboardEvent) {
    const last = items.length - 1
    const at = items.findIndex((item) => item.id === value)
    const next = { ArrowLeft: at > 0 ? at - 1 : last, ArrowRight: at < last ? at + 1 : 0, Home: 0, End: last }
    const target = next[event.key as keyof typeof next]
    const item = target === undefined ? undefined : items[target]
    if (!item || target === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
    onChange(item.id)
  }

  return (
    <div {...rest} className={clsx(styles.tabs, className)}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.id}
            id={`${id}tab-${item.id}`}
            className={styles.tab}
            type="button"
            role="tab"
            aria-selected={item.id === value}
            aria-controls={item.id === value ? `${id}panel` : undefined}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onChange(item.id)}
          >
            {item.label}
            {item.count !== undefined && (
              <>
                {' '}
                <span className={styles.count}>{formatNumber(item.count)}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div
        key={value}
        id={`${id}panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={`${id}tab-${value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a control must be reachable too
        tabIndex={0}
      >
        {current?.panel}
      </div>
    </div>
  )
}
