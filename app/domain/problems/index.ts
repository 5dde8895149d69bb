import type { Fault } from '#app/api/contract/faults.ts'
import type { Widget } from '#app/api/contract/widgets.ts'
import type { Reason } from '../layout.ts'
import { fieldFaults, invalidFaults } from './fields.ts'
import { type HtmlCut, htmlFaults, htmlLinks, htmlPictures } from './html.ts'
import { type ContentLink, linkFaults, type PathState, pathIn, recordLinks } from './links.ts'
import { type NamedPicture, recordPictures } from './pictures.ts'
import { type Records, targetFaults } from './targets.ts'

/** A valid widget: the editor's input and the parsed widget. */
export type Checked = {
  /** As the content system has it. */
  input: unknown
  widget: Widget
  /** Its sanitised HTML; empty for other widgets. */
  html: string
  /** What the sanitiser removed from it; `undefined` if that could not be found out. */
  cuts: readonly HtmlCut[] | undefined
}

/** Problems of a widget that cannot be read. */
export function unreadableFaults(input: unknown, reason: Reason): Fault[] {
  if (reason === 'many') return [{ kind: 'many' }]
  if (reason === 'twice') return [{ kind: 'twice', field: 'id' }]
  return invalidFaults(input, reason)
}

/** All links that a widget shows. */
export const linksOf = (records: Records, { widget, html }: Checked): ContentLink[] =>
  widget.type === 'Html' ? htmlLinks(html) : recordLinks(records, widget)

/** All pictures that a widget names; `assets` is the address of the asset service in the content. */
export const picturesOf = (records: Records, { widget, html }: Checked, assets: string): NamedPicture[] =>
  widget.type === 'Html' ? htmlPictures(html, assets) : recordPictures(records, widget)

/** The paths of ours among the links, each once. */
export const pathsOf = (links: readonly ContentLink[]): string[] => [
  ...new Set(links.flatMap(({ href }) => pathIn(href) ?? [])),
]

/** Data that the check of a widget needs. */
export type Facts = {
  records: Records
  /** Origins of other sites whose pictures and videos the policy allows. */
  origins: ReadonlySet<string>
  /** The links of the widget. */
  links: readonly ContentLink[]
  /** States of the pages at the links' paths. */
  states: ReadonlyMap<string, PathState>
}

/** All problems of a valid widget, for its editor. */
export function faultsOf(facts: Facts, { input, widget, html, cuts }: Checked): Fault[] {
  const { records, origins, links, states } = facts
  return [
    ...fieldFaults(input, widget),
    ...targetFaults(records, widget),
    ...(widget.type === 'Html' ? htmlFaults(html, cuts ?? [], origins) : []),
    ...(cuts ? [] : [{ kind: 'unchecked', field: 'html' } as const]),
    ...linkFaults(links, states),
  ]
}
