import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '#ui/media/Icon'
import styles from './WidgetOutline.module.css'

export type WidgetOutlineProps = ComponentProps<'div'> & {
  /** Id of the widget in the content system. */
  id: string
  /** Its registered type. */
  type: string
  /** Where its content comes from and how much of it is shown, already translated. */
  detail?: string | undefined
  /** Problems that the editor should fix, already translated. */
  problem?: string | undefined
  /** The data of the widget, which the label shows when it is pressed. Without it a problem's label folds `children`. */
  data?: object | undefined
  /** Controls above the data, such as a choice of the state that is shown. */
  controls?: ReactNode
}

/** Outlines a widget for editors. Its label is above the content and never covers it. */
export function WidgetOutline({
  id,
  type,
  detail,
  problem,
  data,
  controls,
  className,
  children,
  ...rest
}: WidgetOutlineProps) {
  const words = [type, id, detail, problem].filter(Boolean).join(' · ')
  const label = (
    <>
      {problem && <Icon name="warning" size={16} />}
      <span className={styles.words}>{words}</span>
    </>
  )
  return (
    <div
      {...rest}
      className={clsx(styles.outline, className)}
      data-widget-id={id}
      data-problem={problem ? '' : undefined}
    >
      {data ? (
        <Data data={data} controls={controls}>
          {label}
        </Data>
      ) : problem ? (
        <Problem label={label}>{children}</Problem>
      ) : (
        <p className={styles.tag}>{label}</p>
      )}
      {(data || !problem) && children}
    </div>
  )
}

/** The label of a widget without data, as a switch for its placeholder. */
const Problem = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <details open>
    <summary className={styles.tag}>{label}</summary>
    {children}
  </details>
)

/** The label as a switch for the data below it, which render only while they are shown. */
function Data({
  data,
  controls,
  children,
}: Pick<WidgetOutlineProps, 'controls' | 'children'> & { data: object }) {
  const [open, setOpen] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  // The browser may have opened it before it hydrated.
  useEffect(() => setOpen(details.current?.open === true), [])
  return (
    <details
      ref={details}
      className={styles.details}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.tag}>{children}</summary>
      {open && controls}
      {open && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
        <pre className={styles.data} tabIndex={0}>
          {JSON.stringify(data, null, 2)}
        </pre>
      )}
    </details>
  )
}
