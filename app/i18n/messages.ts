import kit from '#ui/foundation/messages/ro.json' with { type: 'json' }
import app from './ro.json' with { type: 'json' }

/** All Romanian messages; production builds put their compiled form in the place of this file. */
export const messages = { ...kit, ...app }
