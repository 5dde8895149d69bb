import type { Plugin } from 'vite'
import routes from '../app/routes.ts'

const NAME = 'virtual:site-routes'

/** The routes of `app/routes.ts` as data, since the functions that build them only run in Node. */
export const siteRoutes = (): Plugin => ({
  name: 'site-routes',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(routes)}` : undefined),
})
