import type { ContentRecord, Fault } from '#app/api/contract/faults.ts'
import { withoutPreview } from '../preview.ts'
import { safeHref, safeInternalPath } from '../safeLinks.ts'
import { shown } from './fields.ts'

/** A link in the content, with the field that has it. */
export type ContentLink = { href: string; field: string; record?: ContentRecord }

/** What is behind a path: a page, a page that the public does not see now, nothing, or it could not be checked. */
export type PathState = 'page' | 'unseen' | 'none' | 'unchecked'

const kinds = { none: 'link', unseen: 'unseenLink', unchecked: 'unchecked' } as const

/** The path of ours that a link leads to, without query and hash; `undefined` for links elsewhere. */
export function pathIn(href: string): string | undefined {
  const path = safeInternalPath(href)?.split(/[?#]/, 1)[0]
  return path && withoutPreview(path)
}

/** Links that lead nowhere; `states` has the paths that were looked up. */
export function linkFaults(links: readonly ContentLink[], states: ReadonlyMap<string, PathState>): Fault[] {
  return links.flatMap(({ href, field, record }): Fault[] => {
    const at = { ...(record && { record }), field, value: shown(withoutPreview(href)) ?? '' }
    if (/^[#?]|^(?:mailto|tel):/i.test(href)) return []
    if (!safeHref(href)) return [{ kind: 'unsafe', ...at }]
    const path = pathIn(href)
    const state = path === undefined ? 'page' : (states.get(path) ?? 'unchecked')
    return state === 'page' ? [] : [{ kind: kinds[state], ...at }]
  })
}
