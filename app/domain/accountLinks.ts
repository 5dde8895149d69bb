/** Pages of the account site that players can open (MNU-09). */
export type AccountPage = 'deposit' | 'my-account'

export type AccountLinksOptions = {
  /** Sports address, for touch devices. */
  prematch?: string
  /** The operator's address for all other devices. */
  gm?: string
  /** Whether this is a touch device. */
  touch: boolean
  /** Full address of the current page, without credentials. */
  here: string
}

/**
 * Address of a page of the account site, with a way back to the current page (S1 2.6). `undefined` without the service.
 */
export function accountLink(
  page: AccountPage,
  { prematch, gm, touch, here }: AccountLinksOptions,
): string | undefined {
  const base = touch ? prematch : gm
  if (base === undefined) return undefined
  const query = new URLSearchParams({
    close_url: here,
    back_url: here,
    ...(page === 'deposit' && { clientType: 'casino', clientPlatform: touch ? 'mobile' : 'web' }),
  })
  return `${base}/${page}?${query}`
}
