import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  Suspense,
  useRef,
  useState,
} from 'react'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

// Arrives with the first press; most people never ask.
const PopoverPanel = lazyPart(() => import('./PopoverPanel.tsx').then((file) => file.PopoverPanel))

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<'button'>>
  /** Accessible name of what opens. */
  label: string
  /** Drawn only while it is open, and for 150 ms after that. */
  children: ReactNode
}

/** A small panel beside its button; Escape and a press outside close it, and focus returns. */
export function Popover({ trigger, label, children }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)

  function toggle() {
    setUsed(true)
    setOpen(!open)
  }

  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        onClick: toggle,
      })}
      <Suspense>
        {used && (
          <PopoverPanel anchor={anchor} label={label} open={open} onOpenChange={setOpen}>
            {children}
          </PopoverPanel>
        )}
      </Suspense>
    </>
  )
}
