import * as v from 'valibot'

/**
 * Who may read drafts in this browser: every visitor, an editor, the holder of a shared link until a time (ISO 8601), or
 * nobody.
 */
export const PreviewAccess = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('editor') }),
  v.object({ kind: v.literal('shared'), until: v.pipe(v.string(), v.isoTimestamp()) }),
  v.object({ kind: v.literal('closed') }),
])
export type PreviewAccess = v.InferOutput<typeof PreviewAccess>

/** A pass for a link that reads drafts, until a moment. */
export const SharedPass = v.object({ token: v.string(), until: v.pipe(v.string(), v.isoTimestamp()) })

/** Days for which a shared link may open preview. */
export const shareDays = [1, 7, 30] as const
