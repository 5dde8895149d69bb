import { type Running, startSite } from '../support/processes.ts'
import { test as base } from '../support/test.ts'

/** Few games, drawn plainly. */
const quick = { LOG_LEVEL: 'warn', SANDBOX_GAMES: '2500', SANDBOX_ART: 'plain' }

/** Playwright's test with a site and a sandbox that no other file uses: what is changed or broken there disturbs nobody. */
export const test = base.extend<object, { ownSite: Running }>({
  ownSite: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ ...quick, SANDBOX_DB: ':memory:' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ ownSite }, use) => {
    await use(ownSite.url)
  },
})
