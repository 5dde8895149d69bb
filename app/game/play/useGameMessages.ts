import { type RefObject, useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'

/** Message that a game posts to the page around it. */
const GameMessage = v.object({ type: v.literal('arama:game'), event: v.string() })

/** Whether a game runs under our own origin; its sandboxed frame then has an opaque one. */
export const isOurs = (url: string): boolean => new URL(url, location.href).origin === location.origin

/** Handles messages of the game in `frame` only: the right window, origin and shape. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
  handlers: { onClose: () => void; onBalance?: () => void },
): void {
  const hear = useEffectEvent((event: string) => {
    if (event === 'close') handlers.onClose()
    else if (event === 'balance') handlers.onBalance?.()
  })
  useEffect(() => {
    if (!url) return
    const origin = isOurs(url) ? 'null' : new URL(url, location.href).origin
    function onMessage({ origin: from, source, data }: MessageEvent) {
      if (from !== origin || source !== frame.current?.contentWindow) return
      if (v.is(GameMessage, data)) hear(data.event)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [url, frame])
}
