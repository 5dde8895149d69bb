import type { Services } from '#app/domain/services.ts'

/** Origins of the operator's own sites, whose pages may say that somebody has logged in there. */
export function originsOf({ account, prematch, gm, microFrontends }: Services): ReadonlySet<string> {
  const addresses = [account, prematch, gm, microFrontends].filter((address) => address !== undefined)
  return new Set(addresses.map((address) => new URL(address, location.href).origin))
}
