/** What the boot script has taken out of the address (CTX-02). */
type Credentials = { username: string; token: string }

declare global {
  interface Window {
    /** Credentials of the address, until they are used. */
    aramaCredentials?: Credentials
  }
}

/** The credentials that this visit came with; they are handed out once and kept nowhere. */
export function takeCredentials(): Credentials | undefined {
  const { aramaCredentials } = window
  delete window.aramaCredentials
  return aramaCredentials
}
