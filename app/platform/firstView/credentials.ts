type Credentials = { username: string; token: string }

declare global {
  interface Window {
    /** Credentials of the address, until the session takes them. */
    aramaCredentials?: Credentials
  }
}

/** Removes credentials from the address, so that neither the address bar, reports nor shared links have them (CTX-02). */
export function hideCredentials(): void {
  const address = new URL(location.href)
  const username = address.searchParams.get('username')
  const token = address.searchParams.get('token')
  if (username === null && token === null) return
  if (username && token) window.aramaCredentials = { username, token }
  address.searchParams.delete('username')
  address.searchParams.delete('token')
  history.replaceState(history.state, '', address)
}

/** Credentials of the visit's first address; returned once and not stored. */
export function takeCredentials(): Credentials | undefined {
  const { aramaCredentials } = window
  delete window.aramaCredentials
  return aramaCredentials
}
