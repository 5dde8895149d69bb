/** What Storybook's reader of types leaves on a component. */
export type ReadComponent = {
  __docgenInfo?: { props?: Record<string, { required?: boolean; tsType?: { name: string; raw?: string } }> }
}

export type PropRow = { name: string; type: string; components: string[]; odd?: string }

/** Names that other libraries use, and what the same thing is called in this kit. */
const expected = new Map([
  ['onChange', 'onValueChange, onCheckedChange'],
  ['isOpen', 'open'],
  ['isDisabled', 'disabled'],
  ['variant', 'tone'],
  ['color', 'tone'],
])

/** Every prop of the components with its type, by name; the same name with another type has a row of its own. */
export function propRows(components: ReadonlyMap<string, ReadComponent>): PropRow[] {
  const rows = new Map<string, PropRow>()
  for (const [component, { __docgenInfo }] of components) {
    for (const [name, { tsType }] of Object.entries(__docgenInfo?.props ?? {})) {
      const type = tsType?.raw ?? tsType?.name ?? 'unknown'
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
