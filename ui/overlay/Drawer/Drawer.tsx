import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Layer, LayerContent, LayerHead } from '#ui/overlay/ModalStack'
import styles from './Drawer.module.css'
import type { Snap } from './sheetDrag.ts'
import { useKeyboardInset } from './useKeyboardInset.ts'
import { useSheetDrag } from './useSheetDrag.ts'

export type DrawerProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Whether it is shown. */
  open: boolean
  /** Asked for by button, Escape, a press beside it and a pull downwards. */
  onClose: () => void
  /** Its z-index among drawers and dialogs: a higher one covers a lower one, equal ones queue. @default 2000 */
  priority?: number
  /** Its heading, whose text is the accessible name too. */
  title: ReactNode
  /** A line under the title. */
  subtitle?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Stays in view under the content, above the keyboard of a phone. */
  footer?: ReactNode
  /** Its position from 768 px on: at the centre of the bottom edge, or along the right edge. @default 'bottom' */
  shape?: 'bottom' | 'side'
  /** Width along the right edge: 420 or 552 pixels. @default 'm' */
  size?: 'm' | 'l'
  /** Where a sheet begins under a finger: at 62 % of the screen, or whole. @default 'full' */
  start?: Snap
  /** As high as the screen allows under a finger, also with little in it. @default false */
  tall?: boolean
  /** What gets the focus instead of the heading. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Finds the element that gets the focus when it closes, if no element had the focus when it opened, as after a reload. */
  opener?: () => HTMLElement | null
}

/** A sheet under the finger, a dialog on a desk. */
export function Drawer({
  open,
  onClose,
  priority,
  title,
  subtitle,
  actions,
  footer,
  shape = 'bottom',
  size = 'm',
  start = 'full',
  tall = false,
  initialFocus,
  opener,
  className,
  children,
  ...rest
}: DrawerProps) {
  const [snap, setSnap] = useState<Snap>(start)
  const heading = useRef<HTMLHeadingElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const peeks = start === 'peek'
  const expand = () => setSnap('full')

  useEffect(() => {
    if (open) setSnap(start)
  }, [open, start])
  useKeyboardInset(open, sheet)
  const onSettle = (to: Snap | 'closed') => (to === 'closed' ? onClose() : setSnap(to))

  return (
    <Layer owner="Drawer" {...{ open, priority, onClose, opener }} first={initialFocus ?? heading}>
      <div
        {...rest}
        ref={sheet}
        className={clsx(styles.drawer, className)}
        data-shape={shape}
        data-size={size}
        data-snap={snap}
        data-peeks={peeks || undefined}
        data-tall={tall || undefined}
      >
        <Drag sheet={sheet} content={content} footer={foot} snap={snap} peeks={peeks} onSettle={onSettle} />
        <div className={styles.head}>
          <Grabber peeking={snap === 'peek'} onExpand={expand} onClose={onClose} />
          <LayerHead {...{ title, subtitle, actions, heading, onClose }} />
        </div>
        <LayerContent ref={content} className={styles.content}>
          {children}
        </LayerContent>
        {footer && (
          <div ref={foot} className={styles.footer}>
            {footer}
          </div>
        )}
      </div>
    </Layer>
  )
}

/** Mounted with the sheet, and only then: it listens to an element that has to be there. */
function Drag(props: Omit<Parameters<typeof useSheetDrag>[0], 'enabled'>) {
  useSheetDrag({ ...props, enabled: true })
  return null
}

type GrabberProps = { peeking: boolean; onExpand: () => void; onClose: () => void }

/** The bar at the top of a sheet: a press has the effect of a pull. */
function Grabber({ peeking, onExpand, onClose }: GrabberProps) {
  const { formatMessage } = useIntl()
  return (
    <button
      type="button"
      className={styles.grabber}
      aria-label={formatMessage({ id: peeking ? 'ui.drawer.expand' : 'ui.drawer.lower' })}
      onClick={peeking ? onExpand : onClose}
    />
  )
}
