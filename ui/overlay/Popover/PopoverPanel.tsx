import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover'
import { type ReactNode, type RefObject, use } from 'react'
import { LayerContainer } from '#ui/foundation/LayerContainer.ts'
import styles from './Popover.module.css'

export type PopoverPanelProps = {
  /** The button that opened it. */
  anchor: RefObject<HTMLButtonElement | null>
  label: string
  side: 'top' | 'right' | 'bottom' | 'left'
  align: 'start' | 'center' | 'end'
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

const CAN_TAKE_FOCUS = 'a[href], button, input, select, textarea, [tabindex="0"]'

/** The panel; loaded after its button, which therefore is not Radix's trigger. */
export function PopoverPanel(props: PopoverPanelProps) {
  const { anchor, label, side, align, open, onOpenChange, children } = props
  const layer = use(LayerContainer)
  const isAnchor = ({ target }: Event) => target instanceof Node && anchor.current?.contains(target)
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Portal container={layer}>
        <Content
          className={styles.panel}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          // Radix passes over links.
          onOpenAutoFocus={(event) => {
            const first = (event.target as HTMLElement).querySelector<HTMLElement>(CAN_TAKE_FOCUS)
            if (!first?.matches('a')) return
            event.preventDefault()
            first.focus({ preventScroll: true })
          }}
          // Without a focusable element inside, Radix would never let the focus leave.
          onKeyDown={({ key, currentTarget }) =>
            key === 'Tab' && !currentTarget.querySelector(CAN_TAKE_FOCUS) && onOpenChange(false)
          }
          // A press on the button closes it by itself.
          onInteractOutside={(event) => isAnchor(event) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // A press elsewhere has moved the focus already.
            const { activeElement } = document
            if (!activeElement || activeElement === document.body) anchor.current?.focus()
          }}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
