import type { Page, Route } from '@playwright/test'

/**
 * Holds requests that match `url`, the first `times` ones or all, until the returned function is called: with a status
 * they fail, until it is called without one.
 */
export async function holdBack(
  page: Page,
  url: string | RegExp | ((url: URL) => boolean),
  options?: { times: number },
): Promise<(status?: number) => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let failing: number | undefined
  const late = async (route: Route) => {
    await promise
    await (failing ? route.fulfill({ status: failing, body: '{}' }) : route.continue())
  }
  await page.route(url, late, options)
  return (status) => {
    failing = status
    resolve()
  }
}
