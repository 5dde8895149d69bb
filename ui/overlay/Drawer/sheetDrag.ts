import { tokens } from '#tokens/dist/tokens.ts'

/** Where a sheet rests: `peek` shows 62 % of the screen, `full` all of it but a strip of 48 px (C.9). */
export type Snap = 'peek' | 'full'

export type Release = {
  /** Offset of the sheet below its full height, in px. */
  offset: number
  /** In px per millisecond; downwards is positive. */
  velocity: number
  /** Offset of the peek, 0 for a sheet without one. */
  peek: number
  /** Height of the whole sheet in px. */
  height: number
}

/** Faster than this, the direction of the finger decides, not the place (px per ms). */
export const FLICK_SPEED = 0.5
/** Share of its visible height by which a sheet has to be pulled down to close. */
export const DISMISS_SHARE = 0.28

/** The position to which a released sheet moves. */
export function settle({ offset, velocity, peek, height }: Release): Snap | 'closed' {
  const below = offset - peek
  if (velocity > FLICK_SPEED && offset >= peek) return 'closed'
  if (velocity > FLICK_SPEED) return peek > 0 ? 'peek' : 'full'
  if (velocity < -FLICK_SPEED) return 'full'
  if (below > (height - peek) * DISMISS_SHARE) return 'closed'
  return offset > peek / 2 && peek > 0 ? 'peek' : 'full'
}

/** Above its full height the sheet gives way less and less. */
export function resisted(offset: number): number {
  return offset >= 0 ? offset : -Math.sqrt(-offset) * 2
}

/** How far below its full height a sheet peeks that is `height` px high on a screen of `screen` px. */
export const peekOffset = (height: number, screen: number): number => Math.max(0, height - 0.62 * screen)

const { duration, ease } = tokens
const [across, up] = ease.sheet
/** The first instant of the sheet's curve is that much faster than its mean. */
const SET_OFF = up / across

/**
 * How long (ms) a sheet takes from where it was let go to its rest: it goes on as fast as the finger was, but neither
 * hurries more than the eye can follow nor takes longer than one that was opened or closed by a press.
 */
export function settleTime(release: { from: number; to: number; velocity: number; leaves: boolean }): number {
  const { from, to, velocity, leaves } = release
  const most = duration[leaves ? 'sheet-out' : 'sheet-in']
  const towards = velocity * Math.sign(to - from)
  if (towards <= 0) return most
  return Math.min(most, Math.max(duration.hover, (SET_OFF * Math.abs(to - from)) / towards))
}
