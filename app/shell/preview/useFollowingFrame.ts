import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Address } from '#app/domain/previewFrames.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { usePageNavigation } from '#app/navigation/usePageNavigation.ts'

type Follows = {
  /** Address of the frame for a page of the desk. */
  addressFor: (desk: Address) => string
  /** Returns the desk's page for the address that a frame shows. */
  placeFor: (shown: Address, desk: Address) => string
}

/** Whether an editor came to a document by a link in it or by Back, instead of the desk that replaced its address. */
function wasFollowed(page: Window): boolean {
  const type = page.navigation?.activation?.navigationType
  return type === 'push' || type === 'traverse'
}

/**
 * A frame that shows the desk's page. The desk follows the links in it, and it follows the desk. In browsers without the
 * Navigation API the frame goes its own way.
 */
export function useFollowingFrame(
  ref: RefObject<HTMLIFrameElement | null>,
  { addressFor, placeFor }: Follows,
) {
  const { pathname, search } = usePageLocation()
  const navigate = usePageNavigation()
  const address = addressFor({ pathname, search })
  const [src] = useState(address)
  /** Last address that was set on the frame or that it has reported. */
  const shown = useRef(address)

  const report = useEffectEvent((page: Window) => {
    const desk = { pathname, search }
    const place = placeFor(page.location, desk)
    shown.current = addressFor(new URL(place, location.origin))
    if (shown.current !== address) navigate(place, { replace: true })
  })

  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    ref.current?.contentWindow?.location.replace(address)
  }, [address, ref])

  const onLoad = useCallback(() => {
    const page = ref.current?.contentWindow
    if (!page) return
    if (wasFollowed(page)) report(page)
    // It goes with the document of the frame.
    page.navigation?.addEventListener('currententrychange', () => report(page))
  }, [ref])

  return { src, onLoad }
}
