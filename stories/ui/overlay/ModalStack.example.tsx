import { useState } from 'react'
import { Button } from '#ui/controls/Button'
import { Drawer } from '#ui/overlay/Drawer'
import { ModalStack } from '#ui/overlay/ModalStack'

function Content() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Deschide meniul</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Meniu">
        Sloturi, Mese live, Jackpoturi
      </Drawer>
    </main>
  )
}

/** One around the whole page: every drawer and dialog opens in it, above what is already open. */
export function Example() {
  return (
    <ModalStack>
      <Content />
    </ModalStack>
  )
}
