import { Content, Root } from '@radix-ui/react-dialog'
import { type ComponentProps, type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { tokens } from '#tokens/dist/tokens.ts'
import { LayerContainer } from '#ui/foundation/LayerContainer.ts'
import { BodyPortal } from './BodyPortal.tsx'
import styles from './Layer.module.css'
import { useModalStack } from './ModalStack.tsx'
import { useModalPlace } from './useModalPlace.ts'
import { usePresence } from './usePresence.ts'

const LOWEST = tokens.layer['modal-menu']

type LayerProps = {
  /** Name of the component, for its errors. */
  owner: string
  /** Whether it is open; a covered one is too. */
  open: boolean
  /** Its z-index; a higher one covers a lower one, equal ones queue. @default 2000 */
  priority?: number
  /** Called to close it. */
  onClose: () => void
  /** Element that gets the focus when it opens. */
  first: RefObject<HTMLElement | null>
  /** Whether a press beside it closes it; not where typed data would be lost. @default true */
  closesBeside?: boolean
  /** Element that gets the focus when it closes, if no element had the focus when it opened. */
  opener?: () => HTMLElement | null
  /** The panel, which becomes the dialog. */
  children: ReactElement
}

/** One place over the page, with its scrim. */
export function Layer(props: LayerProps) {
  const { owner, open, priority = LOWEST, onClose, first, closesBeside = true, opener, children } = props
  const { modalFocus } = useModalStack(owner)
  const { id, place } = useModalPlace({ owner, open, priority, onClose })
  const [element, setElement] = useState<HTMLElement | null>(null)
  const drawn = place === 'top' || place === 'covered'
  const present = usePresence(drawn, element)
  const { scrim, onPointerDownOutside } = useScrim(closesBeside && place === 'top')

  useEffect(() => {
    if (!drawn || !element) return
    return modalFocus.enter(id, { element, first: () => first.current, opener })
  }, [drawn, element, modalFocus, id, first, opener])

  if (!present) return null
  return (
    // Radix's own modal mode would make snackbars unreachable, so `modalFocus` sets `inert`.
    <Root open modal={false} onOpenChange={onClose}>
      <BodyPortal>
        <div
          ref={setElement}
          className={styles.layer}
          style={{ zIndex: priority }}
          data-open={drawn || undefined}
          inert={!drawn}
        >
          <div {...scrim} className={styles.scrim} />
          <LayerContainer value={element}>
            <Content
              asChild
              forceMount
              aria-modal="true"
              {...focusMovedByUs}
              onEscapeKeyDown={modalFocus.holdEscape}
              onPointerDownOutside={onPointerDownOutside}
            >
              {children}
            </Content>
          </LayerContainer>
        </div>
      </BodyPortal>
    </Root>
  )
}

type ContentProps = ComponentProps<typeof Content>
type OutsidePress = Parameters<NonNullable<ContentProps['onPointerDownOutside']>>[0]

const prevent = (event: Event) => event.preventDefault()

/** `modalFocus` moves the focus; focus that moves to a snackbar closes no modal. */
const focusMovedByUs = {
  onOpenAutoFocus: prevent,
  onCloseAutoFocus: prevent,
  onFocusOutside: prevent,
} satisfies ContentProps

/**
 * The dimmed page behind a modal.
 *
 * A press counts only when it began and ended here: the late click of a finger that closed something above must not
 * close what lies beneath, nor the second half of a double click what its first half opened.
 */
function useScrim(closes: boolean) {
  const element = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  return {
    scrim: {
      ref: element,
      // Before Radix hears of the same click, which it takes for a press beside the panel wherever it ended.
      onClick({ detail }: { detail: number }) {
        pressed.current = detail < 2
      },
    },
    onPointerDownOutside(press: OutsidePress) {
      if (!closes || !pressed.current || press.detail.originalEvent.target !== element.current)
        press.preventDefault()
      pressed.current = false
    },
  }
}
