import type { GameInfo } from '#app/api/contract/casino.ts'
import type { GameInfoPart } from '#app/api/contract/pageSlices.ts'
import { safeHref } from '#app/domain/safeLinks.ts'
import { sanitizeHtml } from './html.ts'

/** The part of a game's info for pages, with sanitised texts. */
export async function infoPart(info: GameInfo): Promise<GameInfoPart> {
  const video = safeHref(info.videoPreview)
  const description = info.description && (await sanitizeHtml(info.description))
  return {
    features: info.specialFeatures,
    ...(description && { description }),
    ...(video && { video }),
    ...(info.lines !== undefined && { lines: info.lines }),
  }
}
