import type { Visit } from '#app/platform/visit.ts'
import { sessionServices } from './sessionServices.ts'

/** The header's logout; the platform forgets the remembered login of this browser too (AUT-10). */
export const logOut = (visit: Visit): void => sessionServices(visit).session.logout({ forget: true })
