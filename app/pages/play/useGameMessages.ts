import { type RefObject, useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'

/** What a game tells the page around it. */
const GameMessage = v.object({ type: v.literal('arama:game'), event: v.string() })

/** Whether a game runs under our own address; in its frame it has no origin then. */
export const isOurs = (url: string): boolean => new URL(url, location.href).origin === location.origin

/** Heeds the game in `frame` and nobody else: the right window, the right origin, the right shape. */
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
