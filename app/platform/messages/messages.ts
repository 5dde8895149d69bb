import kit from '#ui/foundation/messages/ro.json' with { type: 'json' }
import app from './ro.json' with { type: 'json' }

/** All Romanian messages; production builds replace this file by their compiled form. */
export const messages = { ...kit, ...app }
