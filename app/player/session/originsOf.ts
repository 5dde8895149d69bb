import type { Services } from '#app/domain/services.ts'

/** Origins of the operator's own sites, whose pages may send a message after a login. */
export function originsOf({ account, prematch, gm, microFrontends }: Services): ReadonlySet<string> {
  const addresses = [account, prematch, gm, microFrontends].filter((address) => address !== undefined)
  return new Set(addresses.map((address) => new URL(address, location.href).origin))
}
