import { type View, viewIn } from '#app/domain/previewView.ts'
import { isPreviewVisit, visitQuery } from './flags.ts'

/** For whom and when an editor sees the pages of this visit; empty outside of preview. */
export const visitView: View = isPreviewVisit ? viewIn(visitQuery) : {}
