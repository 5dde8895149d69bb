import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './test.ts'

type Sandbox = { request: APIRequestContext; site: string }
type Kept<T> = { at: number; record: T }

/** A record of the analytics collector; `problems` says what breaks the contract. */
export type AnalyticsRecord = {
  event: Record<string, unknown>
  analytics_storage: string
  problems?: unknown
}

/** What a collector of the sandbox has received. */
export async function collected<T>({ request, site }: Sandbox, name: 'analytics' | 'errors'): Promise<T[]> {
  const answer = await request.get(`${site}/sandbox/control/collected/${name}`)
  return ((await answer.json()) as Kept<T>[]).map(({ record }) => record)
}

/** Forgets what a collector has received. */
export async function forgetCollected(
  { request, site }: Sandbox,
  name: 'analytics' | 'errors',
): Promise<void> {
  await request.delete(`${site}/sandbox/control/collected/${name}`)
}

/** The events that the analytics collector has received, in order. */
export const events = async (sandbox: Sandbox): Promise<Record<string, unknown>[]> =>
  (await collected<AnalyticsRecord>(sandbox, 'analytics')).map(({ event }) => event)

/** Resolves once the collector has `count` events of a name, and returns the last one. */
export async function eventOf(sandbox: Sandbox, name: string, count = 1): Promise<Record<string, unknown>> {
  const named = async () => (await events(sandbox)).filter(({ event }) => event === name)
  await expect.poll(async () => (await named()).length, { message: name }).toBe(count)
  return (await named()).at(-1) ?? {}
}

/** The consent commands in the page's data layer, in order: step and answer about analytics. */
export const commands = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      if (Object.prototype.toString.call(entry) !== '[object Arguments]') return []
      const [, step, storage] = Array.from(entry as ArrayLike<unknown>)
      return `${step} ${(storage as { analytics_storage: string }).analytics_storage}`
    }),
  )
