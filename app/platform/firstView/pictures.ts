/** Number of pictures in view that count as the first view's, if the page names none. */
const MAX_FIRST_PICTURES = 3

function show(image: HTMLImageElement): void {
  const sources = image.parentElement?.querySelectorAll('source') ?? []
  for (const source of sources) source.media = source.dataset.media ?? ''
  for (const part of [...sources, image]) {
    if (part.dataset.srcset) part.srcset = part.dataset.srcset
  }
  if (image.dataset.src) image.src = image.dataset.src
  image.dataset.asked = ''
}

export type Pictures = {
  /** Resolves once the pictures of the first view have loaded or failed; calls `onRequested` when they are requested. */
  firstView: (onRequested: () => void) => Promise<unknown>
  /** Loads the other pictures when they enter the viewport. */
  release: () => void
}

function settled(image: HTMLImageElement): Promise<unknown> | undefined {
  if (image.complete) return undefined
  return new Promise((done) => {
    for (const type of ['load', 'error']) image.addEventListener(type, done)
  })
}

/**
 * Delays the pictures of tiles, so that the picture of the first view gets the whole bandwidth and the largest paint is
 * early.
 */
export function holdPictures(): Pictures {
  const root = document.documentElement
  root.dataset.pictures = 'held'
  const seen = Promise.withResolvers<HTMLImageElement[]>()
  const observer = new IntersectionObserver((entries) => {
    const images = entries
      .filter(({ isIntersecting }) => isIntersecting)
      .map(({ target }) => target as HTMLImageElement)
    for (const image of images) {
      observer.unobserve(image)
      show(image)
    }
    seen.resolve(images)
  })

  function release() {
    if (!root.dataset.pictures) return
    delete root.dataset.pictures
    for (const image of document.querySelectorAll('img[data-src]:not([data-asked])')) observer.observe(image)
  }

  // A page without prioritised pictures loads those in view, and waits for the first of them.
  async function firstPictures(): Promise<HTMLImageElement[]> {
    const named = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
    if (named.length > 0 || !document.querySelector('img[data-src]')) return named
    release()
    return (await seen.promise).slice(0, MAX_FIRST_PICTURES)
  }

  // After scrolling there is no first view to wait for.
  addEventListener('scroll', release, { once: true, passive: true })
  return {
    release,
    async firstView(onRequested) {
      const images = await firstPictures()
      onRequested()
      return Promise.all(images.map(settled))
    },
  }
}
