import { type Plugin, runnerImport } from 'vite'

const NAME = 'virtual:site-routes'

/** The routes of `app/routes.ts` as data, since the functions that build them only run in Node. */
export function siteRoutes(): Plugin {
  return {
    name: 'site-routes',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return
      const file = `${import.meta.dirname}/../app/routes.ts`
      this.addWatchFile(file)
      const { module } = await runnerImport<{ default: unknown }>(file, {
        configFile: false,
        logLevel: 'error',
      })
      return `export default ${JSON.stringify(module.default)}`
    },
  }
}
