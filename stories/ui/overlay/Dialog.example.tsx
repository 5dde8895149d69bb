import { useState } from 'react'
import { Button } from '#ui/controls/Button'
import { Dialog } from '#ui/overlay/Dialog'

export function Example() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Deschide</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Sesiunea se încheie"
        footer={
          <>
            <Button tone="primary" onClick={close}>
              Rămân conectat
            </Button>
            <Button>Ieși din cont</Button>
          </>
        }
      >
        Nu ai mai făcut nimic de 20 de minute. Din motive de siguranță te deconectăm în curând.
      </Dialog>
    </>
  )
}
