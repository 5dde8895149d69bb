import { connection } from './connection.ts'

/** The header's logout; the platform forgets the remembered login of this browser too (AUT-10). */
export const logOut = (): void => connection().session.logout({ forget: true })
