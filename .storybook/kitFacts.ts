import type { Plugin } from 'vite'
import { readKitFacts } from '../scripts/kit/facts.ts'

const NAME = 'virtual:kit-facts'

/** History, weight and use of every component as data, read when the first page asks for them. */
export const kitFacts = (): Plugin => ({
  name: 'kit-facts',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: async (id) =>
    id === `\0${NAME}`
      ? `export default ${JSON.stringify(await readKitFacts(`${import.meta.dirname}/..`))}`
      : undefined,
})
