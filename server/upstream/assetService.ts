import { setTimeout } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { minutes } from '#app/domain/durations.ts'
import { assetUrl } from '#app/domain/images.ts'
import type { NamedPicture, PictureState } from '#app/domain/problems/pictures.ts'
import type { Limiter } from '../http/limiter.ts'

/** Calls to the asset service in a minute for all editors together; more pictures are not checked. */
export const MAX_LOOKUPS = 600

/** Timeout of a lookup in milliseconds. */
const LOOKUP_TIMEOUT_MS = 10_000

/** Milliseconds that an editor's page waits for lookups: the desk asks again every two seconds. */
const PAGE_WAIT_MS = 500

/** Device pixels: the smallest picture that the service makes. */
const WIDTH = 80

type ServiceOptions = {
  /** Address of the asset service for this process, without a closing slash. */
  url: string
  /** Its address in the content, for browsers. */
  address: string
  /** Counts the lookups of all editors. */
  calls: Limiter
  /** Milliseconds. */
  now?: () => number
}

/** Meanings of the asset service's statuses; after any other status the picture's state is unknown. */
const stateOf = ({ ok, status }: Response): PictureState => {
  if (ok) return 'there'
  return status === 404 || status === 410 ? 'none' : 'unchecked'
}

/** Services that know no `HEAD` send the picture, which is not read; `calls` counts both. */
async function lookUp(url: string, calls: Limiter): Promise<PictureState> {
  const signal = AbortSignal.timeout(LOOKUP_TIMEOUT_MS)
  try {
    if (await calls.take('pictures')) return 'unchecked'
    const head = await fetch(url, { method: 'HEAD', signal })
    if (head.status !== 405 && head.status !== 501) return stateOf(head)
    if (await calls.take('pictures')) return 'unchecked'
    const answer = await fetch(url, { signal })
    await answer.body?.cancel()
    return stateOf(answer)
  } catch {
    return 'unchecked'
  }
}

/**
 * What an editor's page asks the asset service. `states` tells which pictures it has (CMS-04): each is looked up once a
 * minute, and never again by itself; one whose first lookup takes longer than half a second is left out until later.
 */
export function createAssetService({ url, address, calls, now = Date.now }: ServiceOptions) {
  const known = new LRUCache<string, PictureState>({ max: 5000 })
  const asked = new LRUCache<string, Promise<PictureState>>({
    max: 5000,
    ttl: minutes(1),
    ttlResolution: 0,
    perf: { now },
  })

  async function ask(asset: string): Promise<PictureState> {
    const state = await lookUp(assetUrl(url, asset, WIDTH), calls)
    known.set(asset, state)
    return state
  }

  /** The answer of this minute, else the one before it, else the one that arrives before `late`. */
  function look(asset: string, late: Promise<undefined>): Promise<PictureState | undefined> {
    const answer = asked.get(asset) ?? ask(asset)
    if (!asked.has(asset)) asked.set(asset, answer)
    return Promise.race([answer, known.get(asset) ?? late])
  }

  async function states(pictures: readonly NamedPicture[]): Promise<Map<string, PictureState>> {
    const late = setTimeout(PAGE_WAIT_MS, undefined, { ref: false })
    const assets = [...new Set(pictures.map(({ asset }) => asset))]
    const found = await Promise.all(assets.map(async (asset) => [asset, await look(asset, late)] as const))
    return new Map(found.flatMap(([asset, state]) => (state ? [[asset, state]] : [])))
  }

  return { address, states }
}

export type AssetService = ReturnType<typeof createAssetService>
