import type { KitProps } from '../../scripts/kit/props.ts'

export type PropRow = { name: string; type: string; components: string[]; odd?: string }

/** Names that other libraries use, and what the same thing is called in this kit. */
const expected = new Map([
  ['onChange', 'onValueChange, onCheckedChange'],
  ['isOpen', 'open'],
  ['isDisabled', 'disabled'],
  ['variant', 'tone'],
  ['color', 'tone'],
])

/** Every component with its props, by name. */
export const componentsOf = (kit: KitProps) =>
  Object.values(kit)
    .flatMap((exports) => Object.entries(exports))
    .filter(([, { props }]) => props.length > 0)
    .sort(([one], [other]) => one.localeCompare(other, 'en'))

/** Every prop of the kit with its type, by name; the same name with another type has a row of its own. */
export function propRows(kit: KitProps): PropRow[] {
  const rows = new Map<string, PropRow>()
  for (const [component, { props }] of componentsOf(kit)) {
    for (const { name, type } of props) {
      const key = `${name}: ${type}`
      const row = rows.get(key) ?? { name, type, components: [], odd: expected.get(name) }
      row.components.push(component)
      rows.set(key, row)
    }
  }
  return [...rows.values()].sort(
    (one, other) =>
      one.name.localeCompare(other.name, 'en') || other.components.length - one.components.length,
  )
}
