import { createLaunchSession } from '#app/domain/launch/session.ts'

/** The only running game of this tab (LCH-01). */
export const launchSession = createLaunchSession()
