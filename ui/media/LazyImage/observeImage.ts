/** Loads a picture when its first pixel enters the view (KIT-06: root margin 0, threshold 0). */
const nearView: IntersectionObserverInit = { rootMargin: '0px', threshold: 0 }

let observer: IntersectionObserver | undefined

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

function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer?.unobserve(target)
      show(target as HTMLImageElement)
    }
  }, nearView)
  return observer
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
  sharedObserver().observe(image)
  return () => sharedObserver().unobserve(image)
}
