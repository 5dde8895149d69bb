import type { ContentRecord, Fault } from '#app/api/contract/faults.ts'
import type { Widget } from '#app/api/contract/widgets.ts'
import { withoutPreview } from '../preview.ts'
import { safeHref, safeInternalPath } from '../safeLinks.ts'
import { shown } from './fields.ts'
import { type Records, slidesOf } from './targets.ts'

/** A link in the content, with the field that has it. */
export type ContentLink = { href: string; field: string; record?: ContentRecord }

/** State of the page at a path: public, hidden from the public now, missing, or unknown because the check failed. */
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

const linkAt = (href: string | undefined, field: string, record: ContentRecord): ContentLink[] =>
  href === undefined ? [] : [{ href, field, record }]

/** The links of the records that a widget shows. */
export function recordLinks(records: Records, widget: Widget): ContentLink[] {
  const { catalogue } = records
  if (widget.type === 'Carousel') {
    return slidesOf(records, widget).flatMap(({ id, primary, secondary }) => [
      ...linkAt(primary?.href, 'primary.href', { kind: 'slide', id }),
      ...linkAt(secondary?.href, 'secondary.href', { kind: 'slide', id }),
    ])
  }
  if (widget.type === 'CollectionGroup' || widget.type === 'Collections') {
    const ids =
      widget.type === 'Collections'
        ? [...catalogue.collections.keys()]
        : catalogue.groups.get(widget.group)?.collections
    return (ids ?? []).flatMap((id) => {
      const { actionRoute, url } = catalogue.collections.get(id) ?? {}
      const record: ContentRecord = { kind: 'collection', id }
      return actionRoute === undefined
        ? linkAt(url, 'url', record)
        : linkAt(actionRoute, 'actionRoute', record)
    })
  }
  return []
}
