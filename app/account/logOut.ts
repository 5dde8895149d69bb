import { connection } from '#app/session/connection.ts'

/** The header's logout: the browser forgets the player too (AUT-10). */
export const logOut = (): void => connection().session.logout({ forget: true })
