import { trustedScript } from './trustedScript.ts'

export type ScriptOptions = {
  /** Subresource integrity of the script. */
  integrity?: string
  /** Called with the element before it loads. */
  prepare?: (script: HTMLScriptElement) => void
}

/** Loads and runs a service's script; rejects when it fails or takes longer than `timeout` milliseconds. */
export function loadScript(
  address: string,
  timeout: number,
  { integrity, prepare }: ScriptOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const timer = setTimeout(() => fail(`no answer within ${timeout} ms`), timeout)
    function fail(why: string) {
      clearTimeout(timer)
      script.remove()
      reject(new Error(`loadScript: ${address}: ${why}`))
    }
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.addEventListener('error', () => fail('cannot be loaded'))
    script.async = true
    if (integrity) script.integrity = integrity
    prepare?.(script)
    script.src = trustedScript(address)
    document.head.append(script)
  })
}
