import type {
  MicroFrontendContext,
  MicroFrontendHost,
  MountMicroFrontend,
  SiteEvent,
} from '#app/api/contract/microFrontend.ts'
import { MicroFrontendError } from './failure.ts'
import { guardPageStyles } from './guardPageStyles.ts'

/** A mounted micro-frontend. */
export type Part = {
  send: (event: SiteEvent) => void
  /** Its content needs this height, in pixels; only a frame does not grow by itself. */
  resize: (height: number) => void
  /** Unmounts it and removes its elements. */
  remove: () => void
}

export type PartOptions = {
  /** Element of the page that gets the micro-frontend. */
  element: HTMLElement
  context: () => MicroFrontendContext
  /** Receives each message that it sends, before any validation. */
  onMessage: (given: unknown) => void
  /** Called when one of its listeners or its `unmount` threw. */
  onThrow: (error: unknown) => void
}

/** A styled root inside `element`, with the element that the micro-frontend gets. */
function makeRoot(element: HTMLElement, styles: string | undefined) {
  const box = document.createElement('div')
  const root = box.attachShadow({ mode: 'open' })
  if (styles !== undefined) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    root.adoptedStyleSheets = [sheet]
  }
  const inner = document.createElement('div')
  root.append(inner)
  element.append(box)
  return { box, inner }
}

function createHost({ context, onMessage }: PartOptions) {
  const listeners = new Set<(event: SiteEvent) => void>()
  const host: MicroFrontendHost = {
    ...context(),
    send: onMessage,
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  return { host, listeners }
}

/** Calls `mount` with an element in a shadow root; throws a `MicroFrontendError` if `mount` does. */
export function mountInShadow(
  mount: MountMicroFrontend,
  styles: string | undefined,
  options: PartOptions,
): Part {
  const { box, inner } = makeRoot(options.element, styles)
  const { host, listeners } = createHost(options)

  function begin(): () => void {
    try {
      return guardPageStyles(
        () => mount(inner, host),
        (unmount) => unmount(),
      )
    } catch (error) {
      box.remove()
      throw error instanceof MicroFrontendError ? error : new MicroFrontendError('ThrewAtMount', error)
    }
  }
  const unmount = begin()

  return {
    send(event) {
      try {
        for (const listener of listeners) listener(event)
      } catch (error) {
        options.onThrow(error)
      }
    },
    resize() {},
    remove() {
      listeners.clear()
      try {
        guardPageStyles(unmount)
      } catch (error) {
        const known = error instanceof MicroFrontendError
        options.onThrow(known ? error : new MicroFrontendError('ThrewAtUnmount', error))
      }
      box.remove()
    },
  }
}
