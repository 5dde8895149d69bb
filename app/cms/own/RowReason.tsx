import { Suspense, useCallback, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import styles from './RowReason.module.css'
import type { ReasonRow } from './RowReasonPanel.tsx'

// Loaded when it is first opened.
const RowReasonPanel = lazyPart(() => import('./RowReasonPanel.tsx').then((file) => file.RowReasonPanel))

/** The reason for a row, and a button that opens the player's choices about it. */
export function RowReason(props: ReasonRow) {
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
      <Suspense>{used && <RowReasonPanel {...props} open={open} onClose={close} />}</Suspense>
    </>
  )
}
