import { useState } from 'react'
import { Button } from '#ui/controls/Button'
import { Drawer } from '#ui/overlay/Drawer'

export function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Deschide detaliile</Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Regina Nilului"
        subtitle="Turnul Nord"
        footer={
          <Button tone="primary" size="l">
            Joacă
          </Button>
        }
      >
        <p>Simbolul reginei se extinde pe toată rola în rundele gratuite.</p>
      </Drawer>
    </>
  )
}
