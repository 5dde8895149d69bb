const folders = import.meta.glob<Record<string, unknown>>('../ui/*/*/index.ts', { eager: true })

/** An export of the kit that JSX can name, and the folder that has it: `controls/Button`. */
export type KitExport = { name: string; place: string }

const isElementType = (name: string, value: unknown): boolean =>
  /^[A-Z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null))

/** The kit's components by what they are, so that an element of a story is found whatever its code was made into. */
export const kitExports: ReadonlyMap<unknown, KitExport> = new Map(
  Object.entries(folders).flatMap(([path, exports]) => {
    const [, , room, folder] = path.split('/')
    return Object.entries(exports)
      .filter(([name, value]) => isElementType(name, value))
      .map(([name, value]) => [value, { name, place: `${room}/${folder}` }] as const)
  }),
)
