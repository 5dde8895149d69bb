import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { LayerContainer } from '#ui/foundation/LayerContainer.ts'
import styles from './Layer.module.css'
import { useModalStack } from './ModalStack.tsx'
import type { ModalKind } from './modalStack.ts'
import { Scrim } from './Scrim.tsx'
import { useModalPlace } from './useModalPlace.ts'
import { usePresence } from './usePresence.ts'

type LayerProps = {
  /** Name of the component, for its errors. */
  owner: string
  open: boolean
  kind: ModalKind
  onClose: () => void
  /** What gets the focus when it opens. */
  first: RefObject<HTMLElement | null>
  /** Whether a press beside it closes it; not where typed data would be lost. @default true */
  closesBeside?: boolean
  /** What gets the focus when it closes, where nothing had it as it opened. */
  opener?: () => HTMLElement | null
  children: ReactNode
}

/** One place over the page, with its scrim. */
export function Layer(props: LayerProps) {
  const { owner, open, kind, onClose, first, closesBeside = true, opener, children } = props
  const { stage } = useModalStack(owner)
  const { id, place } = useModalPlace({ owner, open, kind, onClose })
  const [element, setElement] = useState<HTMLElement | null>(null)
  const drawn = place === 'top' || place === 'covered'
  const present = usePresence(drawn, element)

  useEffect(() => {
    if (!drawn || !element) return
    return stage.enter(id, { element, first: () => first.current, opener })
  }, [drawn, element, stage, id, first, opener])

  if (!present) return null
  return createPortal(
    <div
      ref={setElement}
      className={styles.layer}
      data-kind={kind}
      data-open={drawn || undefined}
      inert={!drawn}
    >
      <Scrim onPress={() => closesBeside && onClose()} />
      <LayerContainer value={element}>{children}</LayerContainer>
    </div>,
    document.body,
  )
}
