type Credentials = { username: string; token: string }

declare global {
  interface Window {
    /** Credentials of the address, until the session takes them. */
    aramaCredentials?: Credentials
  }
}

/** Takes credentials out of the address, so that they stand in no bar, no report and no shared link (CTX-02). */
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

/** The credentials that this visit came with; they are handed out once and kept nowhere. */
export function takeCredentials(): Credentials | undefined {
  const { aramaCredentials } = window
  delete window.aramaCredentials
  return aramaCredentials
}
