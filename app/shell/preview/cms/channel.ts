import { type CmsMessage, cmsMessageIn, type PageEvent, textOf } from '#app/api/contract/cmsMessages.ts'
import type { LogProblem } from '#app/platform/problemLog.ts'

type ChannelOptions = {
  /** Origins of content systems. */
  origins: readonly string[]
  /** The window around the page. */
  around: Window
  /** Origin of that window. @default the one that the browser reports */
  aroundOrigin?: string | undefined
  onMessage: (message: CmsMessage) => void
  /** Logs a message of that window that is ignored; those of other windows are ignored silently. */
  note: LogProblem
}

/** Origins of the addresses of content systems. */
export const originsOf = (systems: readonly string[]): string[] => [
  ...new Set(systems.map((address) => new URL(address, location.href).origin)),
]

/** Those origins to which a message can be sent: the browser delivers it only to the one that it is for. */
export const targetsOf = (origins: readonly string[], aroundOrigin = aroundThis()): readonly string[] =>
  origins.filter((origin) => aroundOrigin === undefined || origin === aroundOrigin)

/** Origin of the page around this one; not every browser says so. */
const aroundThis = (): string | undefined => location.ancestorOrigins?.[0]

/** Messages with the page of a content system around this one; foreign and malformed ones are ignored. */
export function openChannel({ origins, around, aroundOrigin, onMessage, note }: ChannelOptions) {
  const targets = targetsOf(origins, aroundOrigin)

  function hear({ origin, source, data }: MessageEvent<unknown>): void {
    if (source !== around) return
    if (!origins.includes(origin)) {
      note('message', `content system: a message from ${origin} is ignored, see CMS_ORIGINS`)
      return
    }
    const message = cmsMessageIn(data)
    if (message) onMessage(message)
    else note('record', 'content system: an unknown message is ignored')
  }

  addEventListener('message', hear)
  return {
    send(event: PageEvent): void {
      for (const target of targets) around.postMessage(textOf(event), target)
    },
    close: (): void => removeEventListener('message', hear),
  }
}

export type Channel = ReturnType<typeof openChannel>
