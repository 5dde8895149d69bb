import details from '#ui/game/GameDetails/ro.json' with { type: 'json' }
import video from '#ui/media/VideoPreview/ro.json' with { type: 'json' }
import game from './game.json' with { type: 'json' }

/** Messages of a game's details, whose page is often the first one of a visit. */
export const gameMessages = { ...details, ...video, ...game }
