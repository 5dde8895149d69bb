import { Button } from '#ui/controls/Button'
import { createSnackbarQueue, Snackbars } from '#ui/feedback/Snackbars'

const queue = createSnackbarQueue()

/** One list in the page; any part of the page adds to its queue. */
export function Example() {
  const announce = () => queue.push({ type: 'success', title: 'Adăugat la favorite' })
  return (
    <>
      <Button onClick={announce}>Adaugă la favorite</Button>
      <Snackbars queue={queue} />
    </>
  )
}
