/** Pages of the account site that a player is led to (MNU-09). */
export type AccountPage = 'deposit' | 'my-account'

export type AccountLinksOptions = {
  /** Sports address, for fingers. */
  prematch?: string
  /** The operator's address for everyone else. */
  gm?: string
  /** Whether this is a touch device. */
  touch: boolean
  /** Whole address of the present page, without credentials. */
  here: string
}

/** Where a page of the account site is; it leads back to the present page (S1 2.6). Nowhere without its service. */
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
