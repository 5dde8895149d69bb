/** Somebody who is logged in. Tokens are kept in memory alone. */
export type Player = {
  username: string
  notificationToken?: string
  sessionToken?: string
  /** A native app has let them in: the platform's session is the app's, and this browser has none (CTX-02). */
  byApp?: true
}

/** Terms that have to be accepted before somebody may come in. */
export type Terms = { version: string; summary: string; url: string }

/** What came of asking gateway and platform. */
export type Result =
  | { player: Player }
  /** Nobody is here. */
  | { nobody: true }
  /** Somebody was not let in: `reason` is a word of the platform, as in `errors.auth.{reason}`. */
  | { refused: { reason: string; terms?: Terms; redirect?: string } }
  /** Nobody knows: no script, no reply, no connection. */
  | { failed: unknown }
