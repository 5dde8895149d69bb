import { type ReactNode, useState } from 'react'
import { Button } from '#ui/controls/Button'

type OpenerProps = {
  /** Words of the button. */
  label: string
  /** Open from the start. @default false */
  initially?: boolean
  children: (state: { open: boolean; onClose: () => void }) => ReactNode
}

/** A button and what it opens. */
export function Opener({ label, initially = false, children }: OpenerProps) {
  const [open, setOpen] = useState(initially)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children({ open, onClose: () => setOpen(false) })}
    </>
  )
}

/** A text longer than any screen. */
export const paragraphs: ReactNode = Array.from({ length: 24 }, (_, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the same paragraphs each time
  <p key={index} style={{ marginBlockEnd: 12 }}>
    {index + 1}. Simbolul reginei se extinde pe toată rola în rundele gratuite, iar runda se repetă de trei
    ori.
  </p>
))
