import type { Services } from '#app/domain/services.ts'
import { faultOf } from './faults.ts'
import { isFeedOn } from './feedRate.ts'

export const gatewayAddress = '/sandbox/gateway'
export const hubAddress = '/sandbox/hub'
const casinoAddress = '/sandbox/casino'
export const specialsAddress = `${casinoAddress}/Personalized/general/categories`

const page = (html: string) => `data:text/html;charset=utf-8,${encodeURIComponent(html)}#`

/** In the place of the account site: a page that names itself by its address, and says that it is there. */
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

/** One that comes and says nothing. */
const silentSite = page('')

/** Where the services are that the browser talks to itself: what a story stands in for, and nothing else. */
export const storyServices = (): Services => ({
  assets: '',
  gateway: gatewayAddress,
  casino: casinoAddress,
  ...(isFeedOn() && { hub: hubAddress }),
  // A script that leaves nothing behind; `standInForPlatform` does.
  platform: 'data:text/javascript,',
  prematch: '/sandbox/prematch',
  gm: '/sandbox/gm',
  account: faultOf('account') ? silentSite : accountSite,
})
