import { createLaunchSession } from '#app/domain/launch/session.ts'

/** The one game that runs in this tab (LCH-01). */
export const launchSession = createLaunchSession()
