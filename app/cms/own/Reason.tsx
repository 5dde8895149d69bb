import { Suspense, useCallback, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import styles from './Reason.module.css'
import type { ReasonRow } from './ReasonPanel.tsx'

// Loaded when it is first opened.
const ReasonPanel = lazyPart(() => import('./ReasonPanel.tsx').then((file) => file.ReasonPanel))

/** Why a row is there, and a button that opens what the player can change about it. */
export function Reason(props: ReasonRow) {
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useEntryWhile(open, 'reason', close)

  function show() {
    setUsed(true)
    setOpen(true)
  }

  return (
    <>
      <span className={styles.line}>
        <FormattedMessage id="reason.line" values={{ name: props.seed.name }} />
      </span>
      <button type="button" className={styles.why} aria-haspopup="dialog" onClick={show}>
        <FormattedMessage id="reason.why" />
      </button>
      <Suspense>{used && <ReasonPanel {...props} open={open} onClose={close} />}</Suspense>
    </>
  )
}
