import type { Plugin } from 'vite'
import { type KitProps, readKitProps } from '../scripts/kit/props.ts'

const NAME = 'virtual:kit-props'

/** The props of all components as data, read from their types once a component's types have changed. */
export function kitProps(): Plugin {
  let read: KitProps | undefined
  return {
    name: 'kit-props',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      read ??= readKitProps()
      return `export default ${JSON.stringify(read)}`
    },
    handleHotUpdate({ file, server }) {
      if (!/\/ui\/.+\.tsx?$/.test(file)) return
      read = undefined
      const module = server.moduleGraph.getModuleById(`\0${NAME}`)
      if (module) server.moduleGraph.invalidateModule(module)
    },
  }
}
