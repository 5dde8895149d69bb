import type { PageMessage, Place, UnsavedRecord } from '#app/api/contract/cmsMessages.ts'

/** The message of the page in the frame; `undefined` for any other text. */
function messageIn(data: unknown): PageMessage | undefined {
  if (typeof data !== 'string') return undefined
  try {
    const value: PageMessage = JSON.parse(data)
    return value.type === 'arama:preview' && value.version === 1 ? value : undefined
  } catch {
    return undefined
  }
}

/** Messages with preview in a frame of this page, which has our own origin. */
export function connect(frame: HTMLIFrameElement, onMessage: (message: PageMessage) => void) {
  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    const message = origin === location.origin && source === frame.contentWindow ? messageIn(data) : undefined
    if (message) onMessage(message)
  })
  const send = (event: object) =>
    frame.contentWindow?.postMessage(
      JSON.stringify({ type: 'arama:preview', version: 1, ...event }),
      location.origin,
    )
  return {
    select: (place: Place) => send({ event: 'select', ...place }),
    draft: (records: UnsavedRecord[]) => send({ event: 'draft', records }),
  }
}
