import { targetsOf } from './channel.ts'

type RelayOptions = {
  /** Origins of content systems. */
  origins: readonly string[]
  /** The window of the content system. */
  around: Window
  /** The page in the desk's frame; missing while there is none. */
  inside: () => Window | null | undefined
}

/**
 * Passes messages on between a content system around the desk and the page in the desk's frame, which check them. Returns
 * a function that ends it.
 */
export function relayMessages({ origins, around, inside }: RelayOptions): () => void {
  const targets = targetsOf(origins)

  function pass({ origin, source, data }: MessageEvent<unknown>): void {
    const page = inside()
    if (source === around && origins.includes(origin)) page?.postMessage(data, location.origin)
    if (page && source === page && origin === location.origin)
      for (const target of targets) around.postMessage(data, target)
  }
  addEventListener('message', pass)
  return () => removeEventListener('message', pass)
}
