import { clsx } from 'clsx'
import { type ComponentProps, useRef } from 'react'
import { useIntl } from 'react-intl'
import { Announcer } from './Announcer.tsx'
import { SnackbarItem } from './SnackbarItem.tsx'
import styles from './Snackbars.module.css'
import type { SnackbarQueue } from './snackbarQueue.ts'
import { useOpenSnackbars } from './useOpenSnackbars.ts'
import { usePauses } from './usePauses.ts'
import { useRegionKeys } from './useRegionKeys.ts'

export type SnackbarsProps = Omit<ComponentProps<'section'>, 'children' | 'onPause'> & {
  /** The queue to render. */
  queue: SnackbarQueue
}

/**
 * Short notices at the edge of the screen, above every modal. F6 moves the focus to them, Escape closes the focused one
 * and returns.
 */
export function Snackbars({ queue, className, ...rest }: SnackbarsProps) {
  const { formatMessage } = useIntl()
  const region = useRef<HTMLElement>(null)
  const snackbars = useOpenSnackbars(queue, region)
  usePauses(queue)
  useRegionKeys(region, queue)

  return (
    <section
      {...rest}
      ref={region}
      className={clsx(styles.region, className)}
      aria-label={formatMessage({ id: 'ui.snackbars.label' })}
      data-above-modals=""
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && queue.hold('hover')}
      onPointerLeave={() => queue.release('hover')}
      onFocus={() => queue.hold('focus')}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) queue.release('focus')
      }}
    >
      <Announcer snackbars={snackbars} />
      <ol className={styles.list}>
        {snackbars.map((snackbar) => (
          <SnackbarItem key={snackbar.id} {...snackbar} onClose={() => queue.close(snackbar.id)} />
        ))}
      </ol>
    </section>
  )
}
