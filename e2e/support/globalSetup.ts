import { startSite } from './processes.ts'

/** One site with its sandbox for all flows that break nothing. */
export default async function globalSetup() {
  const site = await startSite({ LOG_LEVEL: 'warn', SANDBOX_GAMES: '10000', SANDBOX_ART: 'plain' })
  process.env.SITE_URL_UNDER_TEST = site.url
  return async () => {
    await site.stop()
  }
}
