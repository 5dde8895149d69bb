import { fileURLToPath } from 'node:url'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { build, type Rollup } from 'vite'
import type { MicroFrontendHost, MicroFrontendName } from './microFrontendHost.ts'
import { type Running, startSite, withoutCaches } from './processes.ts'
import { test as base, expect } from './test.ts'

const env = { LOG_LEVEL: 'warn', SANDBOX_GAMES: '2500', SANDBOX_ART: 'plain', SANDBOX_DB: ':memory:' }

const built: MicroFrontendName[] = [
  'login-dialog',
  'login-dialog-2',
  'my-account',
  'notification-hub',
  'cookie-consent',
]

/** Playwright's test with a separate site that shows changed settings at once. */
export const test = base.extend<object, { ownSite: Running; hostCode: string }>({
  ownSite: [
    async ({ browserName: _ }, use) => {
      const site = await startSite({ ...env, ...withoutCaches })
      // The sandbox builds each at its first request, which takes a busy machine longer than the site waits.
      for (const name of built) await fetch(`${site.url}/sandbox/fe/${name}/manifest.json`)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  site: async ({ ownSite }, use) => {
    await use(ownSite.url)
  },
  hostCode: [
    async ({ browserName: _ }, use) => {
      await use(await bundleHost(new URL('./microFrontendHost.ts', import.meta.url)))
    },
    { scope: 'worker' },
  ],
})

async function bundleHost(script: URL): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input: fileURLToPath(script), output: { format: 'iife' } },
    },
  })) as Rollup.RollupOutput
  return output[0].code
}

type Sandbox = { request: APIRequestContext; site: string }

async function command({ request, site }: Sandbox, path: string, data: object): Promise<void> {
  const answer = await request.post(`${site}/sandbox/control/${path}`, { data })
  expect(answer.status(), path).toBe(200)
}

/** Sets everything back to the seed. */
export const reset = (sandbox: Sandbox): Promise<void> => command(sandbox, 'reset', {})

export const setToggle = (sandbox: Sandbox, name: string, on: boolean): Promise<void> =>
  command(sandbox, `toggles/${name}`, { on })

export const setFault = (sandbox: Sandbox, name: MicroFrontendName, fault: string): Promise<void> =>
  command(sandbox, `micro-frontends/${name}/${fault}`, {})

export const setAccount = (sandbox: Sandbox, embedded: boolean | 'micro-frontend'): Promise<void> =>
  command(sandbox, 'account', { embedded })

/** Number of times that the sandbox has served the script of a micro-frontend. */
export async function scriptCalls({ request, site }: Sandbox, name: MicroFrontendName): Promise<number> {
  const answer = await request.get(`${site}/sandbox/control/calls`)
  return ((await answer.json()) as Record<string, number>)[`/fe/${name}/script.js`] ?? 0
}

/** Only our own form can show the typed password. */
export const ownForm = (dialog: Locator): Locator => dialog.getByRole('button', { name: 'Arată parola' })

type HostWindow = Window & { host: MicroFrontendHost }

/** Opens a document of the site, with its security policy but with the loader as its only script. */
export async function openHost(page: Page, path: string, hostCode: string): Promise<void> {
  await page.route(/\/assets\/[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(path)
  await page.evaluate(hostCode)
}

/** Mounts one with the site's loader; returns whether it is ready. */
export const mountIn = (page: Page, name: MicroFrontendName, address: string): Promise<boolean> =>
  page.evaluate(([given, service]) => (window as unknown as HostWindow).host.mount(given, service), [
    name,
    address,
  ] as const)

/** Removes it; returns the number of elements that it has left in its element. */
export const unmountIn = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as HostWindow).host.unmount())
