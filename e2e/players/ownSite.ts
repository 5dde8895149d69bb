import { removeFaults } from '../support/players.ts'
import { type Running, startSite } from '../support/processes.ts'
import { test as base } from '../support/test.ts'

/** Few games with plain pictures, for a fast start. */
const quick = { LOG_LEVEL: 'warn', SANDBOX_GAMES: '2500', SANDBOX_ART: 'plain' }

/** Playwright's test with a separate site and sandbox, so that changes and faults do not affect other files. */
export const test = base.extend<object, { ownSite: Running }>({
  ownSite: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ ...quick, SANDBOX_DB: ':memory:' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  // The files of a worker share the site: a fault of one test must not reach the next.
  site: async ({ ownSite, request }, use) => {
    const { url } = ownSite
    await removeFaults({ request, site: url })
    await use(url)
  },
})
