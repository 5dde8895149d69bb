import * as v from 'valibot'

/** Message of one of the operator's pages, in a frame or window, after a login there (AUT-04). */
const LoginMessage = v.object({
  type: v.literal('arama:login'),
  product: v.picklist(['casino', 'virtuals']),
})

/** Window event of other scripts in the page after they have logged the player out (S1 4.1). */
const LOGGED_OUT = 'account-logged-out'

export type ExternalLoginPorts = {
  /** Origins whose messages are accepted. */
  origins: ReadonlySet<string>
  onLogin: () => void
  onLogout: () => void
  /** The page was restored from the back/forward cache: its state may be old. */
  onReturn: () => void
}

/** A window and all its parents, up to the outermost. */
function withAncestors(inner: Window): Window[] {
  return inner.parent === inner ? [inner] : [inner, ...withAncestors(inner.parent)]
}

/**
 * Whether a message comes from a related window: a frame of this page, the page around it, or a window that it opened.
 * A window that has been closed no longer shows its opener, so it is accepted.
 */
function isRelatedWindow(source: MessageEventSource | null): boolean {
  if (!source || source === window || !('parent' in source)) return false
  if (source.closed || source.opener === window || source === parent) return true
  return withAncestors(source).includes(window)
}

/** Listens for logins and logouts outside this page's own code; the returned function stops it. */
export function listenForExternalLogins({
  origins,
  onLogin,
  onLogout,
  onReturn,
}: ExternalLoginPorts): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    // The message only triggers a restore of the session: it does not say which player logged in.
    if (origins.has(origin) && isRelatedWindow(source) && v.is(LoginMessage, data)) onLogin()
  }
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  addEventListener('message', onMessage)
  addEventListener(LOGGED_OUT, onLogout)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('message', onMessage)
    removeEventListener(LOGGED_OUT, onLogout)
    removeEventListener('pageshow', onShow)
  }
}
