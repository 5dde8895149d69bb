import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'

type Failing = { onFail: () => void }

/** Rendered when the code of the part could not be loaded: calls `onFail`. */
function WithoutCode({ onFail }: Failing) {
  const fail = useEffectEvent(onFail)
  useEffect(() => fail(), [])
  return null
}

/**
 * Splits the part that draws a micro-frontend into a chunk, for visits whose settings ask for it. Where the chunk cannot be
 * loaded, `onFail` is called as if the micro-frontend had failed. It needs a `Suspense` above it.
 */
export const frontendPart = <Props extends Failing>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart<Props>(load, WithoutCode)
