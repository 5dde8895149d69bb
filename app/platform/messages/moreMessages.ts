import { kitMessages } from '#ui/foundation/messages/kit.ts'
import game from './game.json' with { type: 'json' }
import live from './live.json' with { type: 'json' }
import more from './more.json' with { type: 'json' }

/** Messages that no first page needs: the whole kit's and those of panels and further pages. */
export const moreMessages = { ...kitMessages, ...game, ...live, ...more }
