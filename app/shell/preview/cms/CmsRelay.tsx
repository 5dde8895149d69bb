import { useEffect } from 'react'
import { originsOf } from './channel.ts'
import { relayMessages } from './relay.ts'

/** The page of preview in the desk's frame: of the frames, the one with an address of preview. */
const draftWindow = (): Window | null | undefined =>
  document.querySelector<HTMLIFrameElement>('iframe[data-draft]')?.contentWindow

/** Connects the page in the desk's frame with the content system around the desk. */
export function CmsRelay({ systems }: { systems: readonly string[] }) {
  useEffect(
    () => relayMessages({ origins: originsOf(systems), around: window.parent, inside: draftWindow }),
    [systems],
  )
  return null
}
