type Policy = { createScriptURL: (address: string) => string }
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => Policy
}

const allowed = new Set<string>()
let policy: Policy | undefined

/**
 * The address of a script as a TrustedScriptURL where the browser has Trusted Types; the policy allows only addresses
 * given here.
 */
export function trustedScript(address: string): string {
  allowed.add(address)
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy('services', {
    createScriptURL: (given) => {
      if (!allowed.has(given)) throw new TypeError(`trustedScript: ${given} is no script of ours`)
      return given
    },
  })
  return policy?.createScriptURL(address) ?? address
}
