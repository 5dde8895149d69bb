import {
  type MicroFrontendEvent,
  MOUNT,
  type MountMessage,
  type MountMicroFrontend,
  REGISTRATION,
  type SiteEvent,
} from '#app/api/contract/microFrontend.ts'

let mount: MountMicroFrontend | undefined
document.addEventListener(REGISTRATION, (event) => {
  mount = (event as CustomEvent<{ mount: MountMicroFrontend }>).detail.mount
})

/** Connects the micro-frontend of this document with the page around it; all events go through `port`. */
function start(port: MessagePort, { context }: MountMessage): void {
  const { style } = document.documentElement
  style.colorScheme = context.theme
  const listeners = new Set<(event: SiteEvent) => void>()
  port.onmessage = ({ data }: MessageEvent<SiteEvent>) => {
    if (data.type === 'theme') style.colorScheme = data.theme
    for (const listener of listeners) listener(data)
  }
  const send = (event: MicroFrontendEvent) => port.postMessage(event)
  // The page does not get key events of a frame.
  document.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) send({ type: 'close' })
  })
  mount?.(document.querySelector('main') ?? document.body, {
    ...context,
    send,
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
}

window.addEventListener('message', ({ source, data, ports: [port] }: MessageEvent<MountMessage>) => {
  if (source === window.parent && data.type === MOUNT && port) start(port, data)
})
