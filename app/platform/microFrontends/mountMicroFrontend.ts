import {
  CONTRACT_VERSION,
  type MicroFrontendData,
  type MicroFrontendEvent,
  MicroFrontendManifest,
  type MicroFrontendName,
  type SiteEvent,
} from '#app/api/contract/microFrontend.ts'
import { request } from '#app/api/request.ts'
import { seconds } from '#app/domain/durations.ts'
import { allowedAddress, type MicroFrontendSource, sourceOf } from '#app/domain/microFrontends.ts'
import type { Services } from '#app/domain/services.ts'
import { logFailure } from '../logFailure.ts'
import { createEventReceiver } from './events.ts'
import { MicroFrontendError } from './failure.ts'
import { mountInFrame } from './inFrame.ts'
import { mountInShadow, type Part, type PartOptions } from './inShadow.ts'
import { type createRegistrations, textOf } from './registrations.ts'

/** Timeout in milliseconds for manifest, script and mount together. */
export const READY_TIMEOUT_MS = seconds(3)

const MAX_MANIFEST_BYTES = 64 * 1024

type Registrations = ReturnType<typeof createRegistrations>

export type MountOptions<Name extends MicroFrontendName> = {
  name: Name
  /** Accessible name of a frame. */
  label: string
  /** Returns the data for the micro-frontend; called when it is mounted. */
  given: () => { locale: string; theme: 'dark' | 'light'; data: MicroFrontendData[Name] }
  /** Gets the micro-frontend; its height is reserved as the manifest says. */
  element: HTMLElement
  services: Services
  registrations: Registrations
  onEvent: (event: MicroFrontendEvent) => void
  /** Called if it cannot be used, with its element emptied; at most once, and never after `ready`. */
  onFail: (error: unknown) => void
}

export type Mounted = {
  /** Sends an event of the site, if the micro-frontend is there already. */
  send: (event: SiteEvent) => void
  /** Unmounts it and removes its elements; may be called at any time. */
  unmount: () => void
}

async function loadManifest(name: MicroFrontendName, source: MicroFrontendSource, signal: AbortSignal) {
  const options = { signal, timeout: READY_TIMEOUT_MS, maxBytes: MAX_MANIFEST_BYTES }
  const manifest = await request(source.manifest, { schema: MicroFrontendManifest, ...options })
  if (manifest.name !== name) throw new MicroFrontendError('WrongName')
  return manifest
}

function checked(address: string, source: MicroFrontendSource): string {
  const allowed = allowedAddress(address, source)
  if (allowed === undefined) throw new MicroFrontendError('ForeignOrigin')
  return allowed
}

type MakePartOptions = PartOptions & { source: MicroFrontendSource; signal: AbortSignal; label: string }

async function makePart(
  manifest: MicroFrontendManifest,
  registrations: Registrations,
  making: MakePartOptions,
): Promise<Part> {
  const { source, signal } = making
  if (manifest.isolation === 'frame') {
    const page = checked(manifest.page, source)
    return mountInFrame(page, { ...making, height: manifest.size.height })
  }
  const { script, integrity, styles } = manifest
  const address = checked(script, source)
  const sheet = styles === undefined ? undefined : textOf(checked(styles, source), READY_TIMEOUT_MS)
  const [mount, css] = await Promise.all([registrations({ address, integrity }, READY_TIMEOUT_MS), sheet])
  signal.throwIfAborted()
  return mountInShadow(mount, css, making)
}

/**
 * Loads a micro-frontend and mounts it into `element` (MFE-01): it must be ready within 3 s. A failure is logged in one
 * line, and never thrown.
 */
export function mountMicroFrontend<Name extends MicroFrontendName>(options: MountOptions<Name>): Mounted {
  const { name, element, services, registrations, onEvent, onFail } = options
  const ended = new AbortController()
  const { signal } = ended
  const label = `micro-frontend ${name}`
  let part: Part | undefined
  let isReady = false
  const late = setTimeout(() => fail(new MicroFrontendError('NotReady')), READY_TIMEOUT_MS)

  function end(): void {
    clearTimeout(late)
    ended.abort()
    part?.remove()
    part = undefined
    element.style.minBlockSize = ''
  }

  function fail(error: unknown): void {
    if (signal.aborted) return
    end()
    logFailure(label, error)
    onFail(error)
  }

  const onMessage = createEventReceiver({
    now: () => performance.now(),
    onFlood: () => console.warn(`${label}: too many events, the rest are dropped`),
    onEvent(event) {
      if (signal.aborted) return
      if (event.type === 'ready') {
        clearTimeout(late)
        if (isReady) return
        isReady = true
      }
      if (event.type === 'height') part?.resize(event.height)
      onEvent(event)
    },
  })

  async function begin(): Promise<void> {
    const source = sourceOf(name, services, location.href)
    if (!source) throw new MicroFrontendError('NoService')
    const manifest = await loadManifest(name, source, signal)
    signal.throwIfAborted()
    element.style.minBlockSize = `${manifest.size.height}px`
    const made = await makePart(manifest, registrations, {
      element,
      context: () => ({ contract: CONTRACT_VERSION, name, ...options.given() }),
      onMessage,
      onThrow: (error) => logFailure(label, error),
      source,
      signal,
      label: options.label,
    })
    if (signal.aborted) made.remove()
    else part = made
  }

  void begin().catch(fail)
  return {
    send: (event) => part?.send(event),
    unmount() {
      if (!signal.aborted) end()
    },
  }
}
