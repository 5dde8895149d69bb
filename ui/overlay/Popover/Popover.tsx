import { Slot } from '@radix-ui/react-slot'
import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { useControllableState } from '#ui/foundation/useControllableState.ts'

// Arrives with the first press; most people never ask.
const PopoverPanel = lazyPart(() => import('./PopoverPanel.tsx').then((file) => file.PopoverPanel))

/** Loads the panel's code before a press: offline, a panel that has not arrived cannot open. */
export const loadPopover = () => PopoverPanel.load()

export type PopoverProps = {
  /** The button that opens it; a handler of its own that prevents the default keeps the panel as it is. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Accessible name of what opens. */
  label: string
  /** Whether it is shown, if the page holds that. */
  open?: boolean
  /** Whether it is shown at first, if the popover holds that itself. @default false */
  defaultOpen?: boolean
  /** Called with the other state: on a press of the button, Escape and a press outside. */
  onOpenChange?: (open: boolean) => void
  /** Its side of the button, if there is space. @default 'bottom' */
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Which edges of panel and button are in line. @default 'center' */
  align?: 'start' | 'center' | 'end'
  /** Drawn only while it is open, and for 150 ms after that. */
  children: ReactNode
}

/** A small panel beside its button; Escape and a press outside close it, and focus returns. */
export function Popover(props: PopoverProps) {
  const { trigger, label, defaultOpen = false, onOpenChange, side = 'bottom', align = 'center' } = props
  const [open, setOpen] = useControllableState(props.open, defaultOpen, onOpenChange)
  const [used, setUsed] = useState(open)
  const anchor = useRef<HTMLButtonElement>(null)
  if (open && !used) setUsed(true)

  function toggle(event: MouseEvent) {
    if (!event.defaultPrevented) setOpen(!open)
  }

  return (
    <>
      <Slot ref={anchor} aria-haspopup="dialog" aria-expanded={open} onClick={toggle}>
        {trigger}
      </Slot>
      <Suspense>
        {used && (
          <PopoverPanel {...{ anchor, label, side, align, open }} onOpenChange={setOpen}>
            {props.children}
          </PopoverPanel>
        )}
      </Suspense>
    </>
  )
}
