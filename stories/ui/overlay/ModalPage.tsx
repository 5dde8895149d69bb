import { useState } from 'react'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/overlay/Dialog'

type ModalKind = keyof typeof modalPriorities

const names: Record<ModalKind, string> = {
  menu: 'Meniu',
  search: 'Caută',
  details: 'Regina Nilului',
  message: 'Ai 20 de rotiri',
  session: 'Intră în cont',
}
export const kinds = Object.keys(names) as ModalKind[]

type PageProps = { kinds: ModalKind[]; opening: readonly ModalKind[]; onClosed?: (kind: ModalKind) => void }

/** A page that opens one dialog after the other, each from the page itself. */
export function ModalPage({ kinds, opening, onClosed }: PageProps) {
  const [open, setOpen] = useState(opening)
  const openOne = (kind: ModalKind) => setOpen((now) => [...now, kind])
  return (
    <>
      {kinds.map((kind) => (
        <Button key={kind} onClick={() => openOne(kind)}>
          Deschide {names[kind]}
        </Button>
      ))}
      {kinds.map((kind) => (
        <Dialog
          key={kind}
          priority={modalPriorities[kind]}
          size="s"
          title={names[kind]}
          open={open.includes(kind)}
          onClose={() => {
            setOpen((now) => now.filter((each) => each !== kind))
            onClosed?.(kind)
          }}
        >
          {kinds.map((other) => (
            <Button key={other} size="s" onClick={() => openOne(other)}>
              Încă: {names[other]}
            </Button>
          ))}
        </Dialog>
      ))}
    </>
  )
}
