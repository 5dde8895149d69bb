import * as v from 'valibot'
import { type MountMicroFrontend, REGISTRATION, Registration } from '#app/api/contract/microFrontend.ts'
import { readText } from '#app/api/readBody.ts'
import { fetchAndRead } from '#app/api/request.ts'
import { loadScript } from '../loadScript.ts'
import { MicroFrontendError } from './failure.ts'

/** Largest script or stylesheet in bytes. */
const MAX_BYTES = 1024 * 1024

/** A script or stylesheet as text, of at most 1 MiB. `timeout` is in milliseconds. */
export const textOf = (address: string, timeout: number): Promise<string> =>
  fetchAndRead(address, { timeout }, (response) => readText(response, MAX_BYTES))

type Script = { address: string; integrity?: string }

/** Calls `onError` for uncaught errors of the script at `address`, which the caller logs instead of the browser. */
function watchErrors(address: string, onError: (error: unknown) => void): () => void {
  const listener = (event: ErrorEvent) => {
    if (event.filename !== address) return
    event.preventDefault()
    onError(event.error)
  }
  window.addEventListener('error', listener)
  return () => window.removeEventListener('error', listener)
}

/** Runs the script and resolves to the `mount` that it registers. `timeout` is in milliseconds. */
async function run({ address, integrity }: Script, timeout: number): Promise<MountMicroFrontend> {
  let registered: unknown
  let thrown: { error: unknown } | undefined
  let element: HTMLScriptElement | undefined
  const stop = watchErrors(address, (error) => {
    thrown = { error }
  })
  try {
    await loadScript(address, timeout, {
      integrity,
      prepare(script) {
        element = script
        script.crossOrigin = 'anonymous'
        script.addEventListener(
          REGISTRATION,
          (event) => {
            registered = (event as CustomEvent<unknown>).detail
          },
          { once: true },
        )
      },
    })
  } finally {
    stop()
    element?.remove()
  }
  if (thrown) throw new MicroFrontendError('ThrewAtLoad', thrown.error)
  const parsed = v.safeParse(Registration, registered)
  if (!parsed.success) throw new MicroFrontendError('NotRegistered')
  return parsed.output.mount
}

/**
 * The micro-frontends whose scripts this visit has run: a script runs once, however often it is mounted. A failed one runs
 * again when it is next asked for.
 */
export function createRegistrations() {
  const known = new Map<string, Promise<MountMicroFrontend>>()
  /** Reads the script first, since a script element has no limit of size; the browser's cache then has it. */
  async function load(script: Script, timeout: number): Promise<MountMicroFrontend> {
    await textOf(script.address, timeout)
    return run(script, timeout)
  }
  return (script: Script, timeout: number): Promise<MountMicroFrontend> => {
    const found = known.get(script.address)
    if (found) return found
    const made = load(script, timeout)
    known.set(script.address, made)
    made.catch(() => known.delete(script.address))
    return made
  }
}
