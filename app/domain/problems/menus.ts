import * as v from 'valibot'
import { MenuItem, SubMenuItem } from '#app/api/contract/cms.ts'
import type { Lobby } from '#app/api/contract/common.ts'
import type { ContentRecord, Fault } from '#app/api/contract/faults.ts'
import { type MenuSource, menuTarget, submenuTarget } from '../menus.ts'
import { entryFaults, entryName } from './entries.ts'
import { isRecord, meantField, shown } from './fields.ts'
import type { ContentLink } from './links.ts'

/** The menus as the content system has them. */
export type MenuInputs = { menus: readonly unknown[]; submenu: readonly unknown[] }

/** Problems of entries, and their links, behind which there may be none. */
type Checked = { faults: Fault[]; links: ContentLink[] }

type Source = Pick<MenuSource, 'catalogue' | 'settings'> & {
  /** Names of the icons that the site has. */
  icons: readonly string[]
}

/** Beginnings of asset ids, which `img` may have in place of the name of an icon. */
const ASSET = /^(?:banner|category|collection|provider)-/

function iconFault(
  { icons }: Source,
  name: string | undefined,
  field: string,
  record: ContentRecord,
): Fault[] {
  if (!name || icons.includes(name) || ASSET.test(name)) return []
  const of = meantField(name, icons)
  return [{ kind: 'icon', record, field, value: shown(name) ?? '', ...(of && { of }) }]
}

/** Problems of an entry's own fields; the type is one of its menu, not of a widget. */
const ownFaults = (schema: typeof MenuItem | typeof SubMenuItem, input: unknown, record: ContentRecord) =>
  entryFaults(schema, input, record).map(
    (fault): Fault => (fault.kind === 'type' ? { ...fault, kind: 'wrong' } : fault),
  )

function menuEntry(source: Source, input: unknown, record: ContentRecord): Checked {
  const faults = ownFaults(MenuItem, input, record)
  const { success, output } = v.safeParse(MenuItem, input)
  if (!success) return { faults, links: [] }
  const href = menuTarget(output, source)
  const icons = iconFault(source, output.img, 'img', record)
  if (href) return { faults: [...faults, ...icons], links: [{ href, field: 'route', record }] }
  const { route } = output
  const none: Fault = route
    ? { kind: 'target', record, field: 'route', value: shown(route) ?? '' }
    : { kind: 'missing', record, field: 'route' }
  return { faults: [...faults, none, ...icons], links: [] }
}

function submenuEntry(source: Source, input: unknown, record: ContentRecord): Checked {
  const faults = ownFaults(SubMenuItem, input, record)
  const { success, output } = v.safeParse(SubMenuItem, input)
  if (!success) return { faults, links: [] }
  const { type, slug, url, icon } = output
  const own = [...faults, ...iconFault(source, icon, 'icon', record)]
  const bySlug = type !== undefined && slug !== undefined
  const href = bySlug ? submenuTarget(output) : url
  if (href) return { faults: own, links: [{ href, field: bySlug ? 'slug' : 'url', record }] }
  return { faults: [...own, { kind: 'missing', record, field: type ? 'slug' : 'url' }], links: [] }
}

/** Ids that more than one entry has: the site shows the first of them only. */
function repeated(inputs: readonly unknown[]): Fault[] {
  const ids = inputs.map(entryName)
  const again = new Set(ids.filter((id, index) => ids.indexOf(id) < index))
  return [...again].map((id) => ({ kind: 'twice', record: { kind: 'menu', id }, field: 'id', of: 'menu' }))
}

const lobbyOf = (input: unknown): Lobby => (isRecord(input) && input.lobby === 'Live' ? 'Live' : 'Casino')

/** A link of the sub-menu has no id: editors know it by its title. */
const linkName = (input: unknown, index: number): string =>
  entryName(isRecord(input) ? { id: input.title } : input, index)

/** Checks the menus for the start page of a lobby: its main menu, and in the casino the sub-menu, which is everywhere. */
export function checkMenus(source: Source, { menus, submenu }: MenuInputs, lobby: Lobby): Checked {
  const own = menus.filter((input) => lobbyOf(input) === lobby)
  const main = own.map((input, index) =>
    menuEntry(source, input, { kind: 'menu', id: entryName(input, index) }),
  )
  const links =
    lobby === 'Live'
      ? []
      : submenu.map((input, index) =>
          submenuEntry(source, input, { kind: 'submenu', id: linkName(input, index) }),
        )
  const all = [...main, ...links]
  return {
    faults: [...all.flatMap(({ faults }) => faults), ...repeated(own)],
    links: all.flatMap((entry) => entry.links),
  }
}
