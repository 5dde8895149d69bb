type Policy = { createScriptURL: (address: string) => string }
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => Policy
}

const allowed = new Set<string>()
let policy: Policy | undefined

/**
 * The address as a TrustedScriptURL where the browser has Trusted Types; the policy allows only scripts loaded here.
 */
function trusted(address: string): string {
  allowed.add(address)
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('services', {
    createScriptURL: (given) => {
      if (!allowed.has(given)) throw new TypeError(`loadScript: ${given} is no service of ours`)
      return given
    },
  })
  return policy?.createScriptURL(address) ?? address
}

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
    script.src = trusted(address)
    document.head.append(script)
  })
}
