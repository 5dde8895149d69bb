import { createViewWatcher } from '#ui/foundation/watchView.ts'

/** Loads a picture when its first pixel enters the view (KIT-06: root margin 0, threshold 0). */
const watchView = createViewWatcher()

/** Moves the addresses from `data-*` to their attributes. */
function show(image: HTMLImageElement): void {
  const sources = image.parentElement?.querySelectorAll<HTMLSourceElement>('source[data-srcset]') ?? []
  for (const source of sources) {
    source.media = source.dataset.media ?? ''
    source.srcset = source.dataset.srcset ?? ''
  }
  if (image.dataset.srcset) image.srcset = image.dataset.srcset
  if (image.dataset.src) image.src = image.dataset.src
  image.dataset.asked = ''
}

/** Whether the page still holds pictures back in favour of the hero's. */
const held = () => document.documentElement.dataset.pictures === 'held'

/** Loads `image` once it is in view, or at once with `ahead`; the returned function cancels. */
export function observeImage(image: HTMLImageElement, ahead: boolean): () => void {
  if (held() || image.dataset.asked !== undefined) return () => undefined
  if (ahead && image.getClientRects().length > 0) {
    show(image)
    return () => undefined
  }
  const stop = watchView(image, (isInView) => {
    if (!isInView) return
    stop()
    show(image)
  })
  return stop
}
