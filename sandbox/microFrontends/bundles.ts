import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rollup } from 'vite'
import type { MicroFrontendName } from '#app/api/contract/microFrontend.ts'

/** A separately built micro-frontend: its script, how it is isolated, and the height in pixels that it needs. */
export type Bundle = { script: URL; isolation: 'shadow' | 'frame'; height: number }

/** Scripts are given as URLs, so that tools find them. */
export const bundles: Record<MicroFrontendName, Bundle> = {
  'login-dialog': {
    script: new URL('./browser/loginDialog.ts', import.meta.url),
    isolation: 'shadow',
    height: 340,
  },
  'login-dialog-2': {
    script: new URL('./browser/loginDialog2.tsx', import.meta.url),
    isolation: 'shadow',
    height: 340,
  },
  'my-account': {
    script: new URL('./browser/myAccount.tsx', import.meta.url),
    isolation: 'shadow',
    height: 200,
  },
  'in-app-notification': {
    script: new URL('./browser/inAppNotification.ts', import.meta.url),
    isolation: 'shadow',
    height: 140,
  },
  // Lit writes HTML strings, which the site's policy of Trusted Types refuses in its own window.
  'notification-hub': {
    script: new URL('./browser/notificationHub.ts', import.meta.url),
    isolation: 'frame',
    height: 240,
  },
  'cookie-consent': {
    script: new URL('./browser/cookieConsent.ts', import.meta.url),
    isolation: 'shadow',
    height: 160,
  },
}

export const frameScript = new URL('./browser/frame.ts', import.meta.url)

/** The stylesheet of all micro-frontends. */
export const styles = (): string => readFileSync(new URL('./browser/parts.css', import.meta.url), 'utf8')

async function build(script: URL): Promise<string> {
  const vite = await import('vite')
  const { output } = (await vite.build({
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

/** Builds each script once, when it is first asked for. */
export function createBuilds() {
  const made = new Map<string, Promise<string>>()
  return (script: URL): Promise<string> => {
    const known = made.get(script.href)
    if (known) return known
    const code = build(script)
    made.set(script.href, code)
    code.catch(() => made.delete(script.href))
    return code
  }
}

export const integrityOf = (text: string): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`
