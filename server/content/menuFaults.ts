import type { Lobby } from '#app/api/contract/common.ts'
import type { Fault } from '#app/api/contract/faults.ts'
import { menuIcons } from '#app/content/menuIcons.ts'
import { linkFaults } from '#app/domain/problems/links.ts'
import { checkMenus } from '#app/domain/problems/menus.ts'
import { type FaultOptions, stateOf, statesOf } from './faults.ts'
import type { Lists } from './lists.ts'

type MenuOptions = Pick<FaultOptions, 'content' | 'isRedirected'> & {
  get: Lists['get']
  /** A list as the content system has it; `undefined` if that is not known. */
  inputOf: (list: object) => unknown
}

/** All problems of the menus, for the start page of a lobby. */
export async function menuFaults(
  { get, inputOf, content, isRedirected }: MenuOptions,
  lobby: Lobby,
): Promise<Fault[]> {
  const typed = (list: readonly object[]) => (inputOf(list) as readonly unknown[] | undefined) ?? list
  const lists = await Promise.all([get('menus'), get('submenu')]).catch(() => undefined)
  if (!lists) return [{ kind: 'unchecked', field: 'menus' }]
  const [menus, submenu] = lists
  const source = { ...content, icons: menuIcons }
  const { faults, links } = checkMenus(source, { menus: typed(menus), submenu: typed(submenu) }, lobby)
  const states = await statesOf(links, (path) => stateOf(path, { content, isRedirected }))
  return [...faults, ...linkFaults(links, states)]
}
