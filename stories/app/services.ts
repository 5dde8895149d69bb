import type { Services } from '#app/domain/services.ts'
import { isAsking } from './asking.ts'
import { chatAddress } from './chat.ts'
import { faultOf } from './faults.ts'
import { isFeedOn } from './feedRate.ts'

export const gatewayAddress = '/sandbox/gateway'
export const hubAddress = '/sandbox/hub'
export const messagesAddress = '/sandbox/messages'
export const microFrontendsAddress = '/sandbox/fe'
const casinoAddress = '/sandbox/casino'
export const specialsAddress = `${casinoAddress}/Personalized/general/categories`

const page = (html: string) => `data:text/html;charset=utf-8,${encodeURIComponent(html)}#`

/** Replaces the account site: a page that shows its address, and reports that it is ready. */
const accountSite = page(`<!doctype html>
<html lang="ro">
<title>Contul</title>
<style>:root { color-scheme: light dark } body { margin: 32px; font: 18px/1.5 sans-serif; opacity: 0.7 }</style>
<h1></h1>
<p>Aici stă pagina site-ului de cont.</p>
<script>
  document.querySelector('h1').textContent = location.hash.includes('deposit') ? 'Depunere' : 'Contul meu'
  parent.postMessage({ type: 'arama:account', event: 'ready' }, '*')
</script>`)

/** An account page that never reports that it is ready. */
const silentSite = page('')

/** Addresses of the services that the browser calls directly; only simulated ones. */
export const storyServices = (): Services => ({
  assets: '',
  gateway: gatewayAddress,
  casino: casinoAddress,
  ...(isFeedOn() && { hub: hubAddress }),
  chat: chatAddress(),
  // An empty script; `standInForPlatform` defines its global.
  platform: 'data:text/javascript,',
  messages: messagesAddress,
  ...(isAsking() && { analytics: 'data:text/javascript,' }),
  prematch: '/sandbox/prematch',
  gm: '/sandbox/gm',
  microFrontends: microFrontendsAddress,
  account: faultOf('account') ? silentSite : accountSite,
})
