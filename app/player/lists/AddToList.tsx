import { Suspense, useCallback, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { Button } from '#ui/controls/Button'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

// Loaded when it is first opened.
const ListsPanel = lazyPart(() => import('./ListsPanel.tsx').then((file) => file.ListsPanel))

/** Opens the visitor's lists, to put a game into them or take it out. */
export function AddToList({ code, name }: { code: string; name: string }) {
  const [open, setOpen] = useState(false)
  const [used, setUsed] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useEntryWhile(open, 'lists', close)

  function show() {
    setUsed(true)
    setOpen(true)
  }

  return (
    <>
      <Button icon="list-plus" size="s" aria-haspopup="dialog" onClick={show}>
        <FormattedMessage id="game.addToList" />
      </Button>
      <Suspense>{used && <ListsPanel code={code} name={name} open={open} onClose={close} />}</Suspense>
    </>
  )
}
