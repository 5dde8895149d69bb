import { startSandbox, startSite, upstreams } from '../e2e/support/processes.ts'

/** Runs `work` with the address of a site whose catalogue has `games` games. */
export async function withCatalogue<T>(games: number, work: (url: string) => Promise<T>): Promise<T> {
  const sandbox = await startSandbox({ SANDBOX_GAMES: String(games) })
  try {
    const site = await startSite(upstreams(sandbox))
    try {
      return await work(site.url)
    } finally {
      await site.stop()
    }
  } finally {
    await sandbox.stop()
  }
}
