import kitProps from 'virtual:kit-props'

/** An export of the kit that JSX can name, and the folder that has it: `controls/Button`. */
export type KitExport = { name: string; place: string }

const places = new Map(
  Object.entries(kitProps).flatMap(([place, exports]) =>
    Object.keys(exports).map((name) => [name, { name, place }] as const),
  ),
)

/**
 * The export that an element's type or a component is. By name, which builds keep: a page of one story would otherwise
 * load the whole kit. A test sees to it that no story has a component of its own by such a name.
 */
export function kitExportOf(type: unknown): KitExport | undefined {
  const isComponent = typeof type === 'function' || (typeof type === 'object' && type !== null)
  const { name, type: inner } = (isComponent ? type : {}) as { name?: string; type?: { name?: string } }
  return places.get(name ?? inner?.name ?? '')
}
