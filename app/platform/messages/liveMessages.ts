import tile from '#ui/game/LiveTile/ro.json' with { type: 'json' }
import seats from '#ui/game/SeatStrip/ro.json' with { type: 'json' }
import live from './live.json' with { type: 'json' }

/** Messages of live tables, whose pages are often the first ones of a visit. */
export const liveMessages = { ...tile, ...seats, ...live }
