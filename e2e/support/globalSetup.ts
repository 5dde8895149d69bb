import { startSite } from './processes.ts'

/** Starts one site with its sandbox for all flows that leave it intact. */
export default async function globalSetup() {
  const site = await startSite({ LOG_LEVEL: 'warn', SANDBOX_GAMES: '10000', SANDBOX_ART: 'plain' })
  process.env.SITE_URL_UNDER_TEST = site.url
  return async () => {
    await site.stop()
  }
}
