import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { MicroFrontendManifest, microFrontendNames } from '#app/api/contract/microFrontend.ts'
import { integrityOf } from './microFrontends/bundles.ts'
import { microFrontendFaults } from './microFrontends/spoil.ts'
import { startTestSandbox } from './testing.ts'

const { get, json, send } = startTestSandbox(200)

afterEach(async () => {
  await send('POST', '/control/reset')
})

test.each(microFrontendNames)('MFE-01 %s has a manifest, and its files are where it says', async (name) => {
  for (const base of ['/fe', '/prematch/fe']) {
    const manifest = v.parse(MicroFrontendManifest, await json(`${base}/${name}/manifest.json`))
    expect(manifest.name).toBe(name)
    const files = manifest.isolation === 'frame' ? [manifest.page] : [manifest.script, manifest.styles]
    for (const file of files) expect((await get(`${base}/${name}/${file}`)).status, file).toBe(200)
    if (manifest.isolation === 'frame') continue
    const script = await get(`${base}/${name}/${manifest.script}`)
    expect(script.headers.get('Cache-Control')).toContain('immutable')
    expect(script.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(integrityOf(await script.text())).toBe(manifest.integrity)
  }
})

test('MFE-01 two frameworks and none are in use: Preact, Lit', async () => {
  const code = async (name: string) => (await get(`/fe/${name}/script.js`)).text()
  expect(await code('my-account')).toContain('__k')
  expect(await code('notification-hub')).toContain('lit$')
  expect(await code('cookie-consent')).not.toMatch(/lit\$|__k\b/)
})

test.each(microFrontendFaults)(
  'MFE-01 the fault %s is set for one, in the address or in the control room',
  async (fault) => {
    const good = await (await get('/fe/my-account/manifest.json')).text()
    const byAddress = await get(`/fe/${fault}/my-account/manifest.json`)
    expect((await send('POST', `/control/micro-frontends/my-account/${fault}`)).status).toBe(200)
    const byControl = await get('/fe/my-account/manifest.json')
    expect(byControl.status).toBe(fault === 'no-manifest' ? 404 : 200)
    const text = await byControl.text()
    expect(await byAddress.text()).toBe(text)
    expect(text).not.toBe(good)
    expect((await get('/fe/login-dialog/manifest.json')).status).toBe(200)
    await send('DELETE', '/control/micro-frontends')
    expect(await (await get('/fe/my-account/manifest.json')).text()).toBe(good)
  },
)

test('the script with the fault huge has 5 MB', async () => {
  expect((await (await get('/fe/huge/my-account/script.js')).text()).length).toBeGreaterThan(5 * 1024 * 1024)
})

test('an unknown name, fault or file is 404', async () => {
  for (const path of ['/fe/nobody/manifest.json', '/fe/my-account/other.js', '/fe/odd/my-account/script.js'])
    expect((await get(path)).status, path).toBe(404)
  for (const path of ['nobody/huge', 'my-account/odd'])
    expect((await send('POST', `/control/micro-frontends/${path}`)).status, path).toBe(404)
})

test('the control room sets a feature toggle and how the account opens', async () => {
  const toggles = async () =>
    ((await json('/cms/cms-client/configuration/web_global')) as { featureToggle: string[] }).featureToggle
  expect(await toggles()).not.toContain('micro-frontend-login')
  await send('POST', '/control/toggles/micro-frontend-login', { on: true })
  await send('POST', '/control/toggles/micro-frontend-login', { on: true })
  expect((await toggles()).filter((name) => name === 'micro-frontend-login')).toHaveLength(1)
  await send('POST', '/control/toggles/micro-frontend-login', { on: false })
  expect(await toggles()).not.toContain('micro-frontend-login')
  expect((await send('POST', '/control/toggles/chat', { on: 'da' })).status).toBe(400)
  expect((await send('POST', '/control/account', { embedded: 'frame' })).status).toBe(400)
  await send('POST', '/control/account', { embedded: 'micro-frontend' })
  expect(await json('/cms/globalsettings')).toMatchObject({ account: { embedded: 'micro-frontend' } })
})
