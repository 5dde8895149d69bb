/** A logged-in player. Tokens are kept in memory only. */
export type Player = {
  username: string
  notificationToken?: string
  sessionToken?: string
  /**
   * A native app has logged the player in: the platform's session belongs to the app, and this browser has none
   * (CTX-02).
   */
  byApp?: true
}

/** Terms that the player has to accept before the login. */
export type Terms = { version: string; summary: string; url: string }

/** The result of a login or of a restored session. */
export type Result =
  | { player: Player }
  /** No player is logged in. */
  | { guest: true }
  /** The login was refused: `reason` is one of the platform's reasons, as in `errors.auth.{reason}`. */
  | { refused: { reason: string; terms?: Terms; redirect?: string } }
  /** The login state is unknown: no script, no reply or no connection. */
  | { failed: unknown }
