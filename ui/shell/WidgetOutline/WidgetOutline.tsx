import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Icon } from '#ui/media/Icon'
import styles from './WidgetOutline.module.css'

export type WidgetOutlineProps = ComponentProps<'div'> & {
  /** Id of the widget in the content system. */
  id: string
  /** Its registered type. */
  type: string
  /** What the editor should fix, already translated. */
  problem?: string
}

/** Outlines a widget for editors, with its problem. Takes no space in the page. */
export function WidgetOutline({ id, type, problem, className, children, ...rest }: WidgetOutlineProps) {
  return (
    <div
      {...rest}
      className={clsx(styles.outline, className)}
      data-widget-id={id}
      data-problem={problem ? '' : undefined}
    >
      {children}
      <p className={styles.tag}>
        {problem && <Icon name="warning" size={16} />}
        <span className={styles.words}>
          {type} · {id}
          {problem && ` · ${problem}`}
        </span>
      </p>
    </div>
  )
}
