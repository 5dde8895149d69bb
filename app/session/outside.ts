import * as v from 'valibot'

/** Said by a page of the operator's, in a frame or a window of its own, after somebody has logged in there (AUT-04). */
const LoginMessage = v.object({
  type: v.literal('arama:login'),
  product: v.picklist(['casino', 'virtuals']),
})

/** Window event of whatever has logged the player out (S1 4.1). */
const LOGGED_OUT = 'account-logged-out'

export type OutsidePorts = {
  /** Origins whose messages count. */
  origins: ReadonlySet<string>
  onLogin: () => void
  onLogout: () => void
  /** The page came back from the browser's own cache: what it shows may be long past. */
  onReturn: () => void
}

/** Windows that lie in each other, from `inner` to the outermost. */
function outwards(inner: Window): Window[] {
  return inner.parent === inner ? [inner] : [inner, ...outwards(inner.parent)]
}

/**
 * Whether a message comes from a window that may have something to tell: a frame of this page, the page around it, or a
 * window that it opened. One that has closed meanwhile no longer shows by whom it was opened.
 */
function isExpected(source: MessageEventSource | null): boolean {
  if (!source || source === window || !('parent' in source)) return false
  if (source.closed || source.opener === window || source === parent) return true
  return outwards(source).includes(window)
}

/** Hears of logins and logouts that others have done; returns what ends it. */
export function listenOutside({ origins, onLogin, onLogout, onReturn }: OutsidePorts): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    // The message is a reason to look, and nothing more: it says not who came in.
    if (origins.has(origin) && isExpected(source) && v.is(LoginMessage, data)) onLogin()
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
