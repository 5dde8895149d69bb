import { useRef } from 'react'
import styles from './Layer.module.css'

/**
 * The dimmed page behind a modal.
 *
 * A press counts only when it began here: the late click of a finger that closed something above must not close
 * what lies beneath.
 */
export function Scrim({ onPress }: { onPress: () => void }) {
  const pressed = useRef(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and the close button do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, wherever the focus is
    <div
      className={styles.scrim}
      onPointerDown={() => {
        pressed.current = true
      }}
      onPointerCancel={() => {
        pressed.current = false
      }}
      onClick={({ detail }) => {
        // The second half of a double click that opened something.
        if (pressed.current && detail < 2) onPress()
        pressed.current = false
      }}
    />
  )
}
