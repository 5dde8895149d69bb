import type { MicroFrontendEvent, MicroFrontendName } from '#app/api/contract/microFrontend.ts'
import type { Services } from './services.ts'
import { urlOf } from './urlOf.ts'

type Operator = Pick<Services, 'microFrontends' | 'microFrontendOrigins'>

/** Where the scripts and frames of micro-frontends may come from. */
export type MicroFrontendSource = {
  /** Address of the manifest. */
  manifest: string
  /** The service's origin and those that the operator allows. */
  origins: ReadonlySet<string>
}

/** The source of a micro-frontend; `here` is the page's address. `undefined` without the service. */
export function sourceOf(
  name: MicroFrontendName,
  { microFrontends, microFrontendOrigins = [] }: Operator,
  here: string,
): MicroFrontendSource | undefined {
  if (microFrontends === undefined) return undefined
  const { href, origin } = new URL(`${microFrontends}/${name}/manifest.json`, here)
  return { manifest: href, origins: new Set([origin, ...microFrontendOrigins]) }
}

/** The absolute form of an address in a manifest; `undefined` if its origin is not allowed. */
export function allowedAddress(
  address: string,
  { manifest, origins }: MicroFrontendSource,
): string | undefined {
  const url = urlOf(address, manifest)
  return url && origins.has(url.origin) ? url.href : undefined
}

/** Highest number of events of one type at once; one more is allowed each `REFILL_MS`. */
const MAX_BURST = 20
const REFILL_MS = 1000

type Kind = MicroFrontendEvent['type'] | 'invalid'

/**
 * Limits the events of a micro-frontend. Each type has its own limit, so that a flood of one does not drop a login.
 * `take` returns whether an event passes at `now`, in milliseconds; `first` marks the first one that does not.
 */
export function createEventLimit() {
  const kinds = new Map<Kind, { left: number; at: number }>()
  let dropped = false
  return {
    take(kind: Kind, now: number): { passes: boolean; first: boolean } {
      const { left, at } = kinds.get(kind) ?? { left: MAX_BURST, at: now }
      const room = Math.min(MAX_BURST, left + Math.max(0, now - at) / REFILL_MS)
      const passes = room >= 1
      kinds.set(kind, { left: passes ? room - 1 : room, at: now })
      const first = !passes && !dropped
      dropped ||= !passes
      return { passes, first }
    },
  }
}
