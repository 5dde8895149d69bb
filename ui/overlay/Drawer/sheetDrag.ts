/** Where a sheet rests: `peek` shows 62 % of the screen, `full` all of it but a strip of 48 px (C.9). */
export type Snap = 'peek' | 'full'

export type Release = {
  /** How far the sheet stands below its full height, in px. */
  offset: number
  /** In px per millisecond; downwards is positive. */
  velocity: number
  /** Offset of the peek, 0 for a sheet without one. */
  peek: number
  /** Height of the whole sheet in px. */
  height: number
}

/** Faster than this, the direction of the finger decides, not the place (px per ms). */
export const FLICK = 0.5
/** Pulled down by this share of what is visible, the sheet leaves. */
export const DISMISS_SHARE = 0.28

/** What a sheet does when the finger lets go of it. */
export function settle({ offset, velocity, peek, height }: Release): Snap | 'closed' {
  const below = offset - peek
  if (velocity > FLICK && offset >= peek) return 'closed'
  if (velocity > FLICK) return peek > 0 ? 'peek' : 'full'
  if (velocity < -FLICK) return 'full'
  if (below > (height - peek) * DISMISS_SHARE) return 'closed'
  return offset > peek / 2 && peek > 0 ? 'peek' : 'full'
}

/** Above its full height the sheet gives way less and less. */
export function resisted(offset: number): number {
  return offset >= 0 ? offset : -Math.sqrt(-offset) * 2
}
