import { Content, Portal, Root, Trigger } from '@radix-ui/react-popover'
import { type ReactElement, type ReactNode, use } from 'react'
import { LayerContainer } from '#ui/foundation/LayerContainer.ts'
import styles from './Popover.module.css'

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement
  /** Accessible name of what opens. */
  label: string
  /** Drawn only while it is open, and for 150 ms after that. */
  children: ReactNode
}

/** A small panel beside its button; Escape and a press outside close it, and focus returns. */
export function Popover({ trigger, label, children }: PopoverProps) {
  const layer = use(LayerContainer)
  return (
    <Root>
      <Trigger asChild>{trigger}</Trigger>
      <Portal container={layer}>
        <Content className={styles.panel} aria-label={label} sideOffset={8} collisionPadding={8}>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
