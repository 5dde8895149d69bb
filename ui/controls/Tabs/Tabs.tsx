import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { placeAround } from '#ui/foundation/lineKeys.ts'
import { useControllableState } from '#ui/foundation/useControllableState.ts'
import { Icon, type IconName } from '#ui/media/Icon'
import styles from './Tabs.module.css'

export type Tab<Value extends string = string> = {
  value: Value
  /** Words of the tab, and the name of its panel. */
  label: string
  /** Icon before the words. */
  icon?: IconName
  /** Content of its panel; only that of the open tab is rendered. */
  content: ReactNode
}

export type TabsProps<Value extends string = string> = Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue'
> & {
  /** Accessible name of the row of tabs. */
  label: string
  /** Two to six tabs, in order. */
  tabs: readonly [Tab<Value>, ...Tab<Value>[]]
  /** The open tab, if the page holds it. */
  value?: Value
  /** The open tab at first, if the component holds it itself. @default the first tab's */
  defaultValue?: Value
  /** Called with another tab. */
  onValueChange?: (value: Value) => void
}

/**
 * Panels in one place, one of them open. For views of a page without an address of their own; those with one are links in
 * a `MenuStrip`.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, defaultValue, onValueChange, className, ...rest } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [open, change] = useControllableState(value, defaultValue ?? tabs[0].value, onValueChange)
  const current = tabs.find((tab) => tab.value === open) ?? tabs[0]
  const idOf = (tab: Tab<Value>) => `${id}tab${tabs.indexOf(tab)}`

  /** Arrow keys open what they reach: the content is already here. */
  function onKeyDown(event: KeyboardEvent) {
    const next = placeAround(event, tabs.indexOf(current), tabs.length - 1)
    const tab = next === undefined ? undefined : tabs[next]
    if (next === undefined || !tab) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    if (tab !== current) change(tab.value)
  }

  return (
    <div {...rest} className={clsx(styles.tabs, className)}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={idOf(tab)}
            className={styles.tab}
            type="button"
            role="tab"
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}panel` : undefined}
            tabIndex={tab === current ? undefined : -1}
            onClick={() => tab !== current && change(tab.value)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${id}panel`}
        className={styles.panel}
        role="tabpanel"
        aria-labelledby={idOf(current)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may have nothing else to reach
        tabIndex={0}
      >
        {current.content}
      </div>
    </div>
  )
}
