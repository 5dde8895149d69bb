import { MOUNT, type MountMessage, type SiteEvent } from '#app/api/contract/microFrontend.ts'
import type { Part, PartOptions } from './inShadow.ts'

type FrameOptions = Omit<PartOptions, 'onThrow'> & {
  /** Accessible name of the frame. */
  label: string
  /** Height in pixels until the micro-frontend sends another. */
  height: number
}

/**
 * Shows `page` in a frame without our origin and without cookies. All events go through a port that its document gets
 * once it has loaded, so no message of another window can be taken for one of its own.
 */
export function mountInFrame(
  page: string,
  { element, context, onMessage, label, height }: FrameOptions,
): Part {
  const frame = document.createElement('iframe')
  const { port1, port2 } = new MessageChannel()
  const waiting: SiteEvent[] = []
  let loaded = false
  frame.src = page
  frame.title = label
  frame.sandbox.add('allow-scripts')
  frame.referrerPolicy = 'no-referrer'
  Object.assign(frame.style, { display: 'block', inlineSize: '100%', border: '0' })
  const resize = (pixels: number) => {
    frame.style.blockSize = `${pixels}px`
  }
  resize(height)

  port1.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data)
  frame.addEventListener(
    'load',
    () => {
      loaded = true
      const message: MountMessage = { type: MOUNT, context: context() }
      // The document has no origin that could be named; the policy of the page says which addresses a frame may have.
      frame.contentWindow?.postMessage(message, '*', [port2])
      for (const event of waiting.splice(0)) port1.postMessage(event)
    },
    { once: true },
  )
  element.append(frame)

  return {
    send: (event) => void (loaded ? port1.postMessage(event) : waiting.push(event)),
    resize,
    remove() {
      port1.close()
      frame.remove()
    },
  }
}
