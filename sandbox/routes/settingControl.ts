import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { EmbeddedAccount, GlobalSettings, WebGlobal } from '#app/api/contract/cms.ts'
import { microFrontendNames } from '#app/api/contract/microFrontend.ts'
import type { Content } from '../content.ts'
import { microFrontendFaults } from '../microFrontends/spoil.ts'
import { problem } from '../reply.ts'
import { bodyOf } from './controlBody.ts'
import type { MicroFrontendFaults } from './microFrontends.ts'

const Toggle = v.object({ on: v.boolean() })
const Account = v.object({ embedded: EmbeddedAccount })
const ToggleName = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))

const stored = (content: Content, kind: 'webglobal' | 'globalsettings', id: string): unknown =>
  JSON.parse(content.one(kind, id, 'Published')?.text ?? '{}')

async function changeToggle(c: Context, content: Content): Promise<Response> {
  const name = v.safeParse(ToggleName, c.req.param('name'))
  const body = await bodyOf(c, Toggle)
  if (!name.success || !body.success) return problem(c, 400, 'send { on: true } or { on: false }')
  const { featureToggle } = v.parse(WebGlobal, stored(content, 'webglobal', 'web_global'))
  const others = featureToggle.filter((toggle) => toggle !== name.output)
  const next = { featureToggle: body.output.on ? [...others, name.output] : others }
  content.write('webglobal', 'web_global', 'Published', next)
  return c.json(next)
}

async function changeAccount(c: Context, content: Content): Promise<Response> {
  const body = await bodyOf(c, Account)
  if (!body.success) return problem(c, 400, 'embedded must be true, false or "micro-frontend"')
  const settings = v.parse(GlobalSettings, stored(content, 'globalsettings', 'global'))
  const account = { ...settings.account, ...body.output }
  content.write('globalsettings', 'global', 'Published', { ...settings, account })
  return c.json(account)
}

/** Routes of the control room for feature toggles, the account setting and faults of micro-frontends. */
export function settingControlRoutes(content: Content, faults: MicroFrontendFaults): Hono {
  const app = new Hono()
  app.post('/toggles/:name', (c) => changeToggle(c, content))
  app.post('/account', (c) => changeAccount(c, content))
  app.get('/micro-frontends', (c) => c.json(Object.fromEntries(faults)))
  app.post('/micro-frontends/:name/:fault', (c) => {
    const name = v.safeParse(v.picklist(microFrontendNames), c.req.param('name'))
    const fault = v.safeParse(v.picklist(microFrontendFaults), c.req.param('fault'))
    if (!name.success) return problem(c, 404, `there are ${microFrontendNames.join(', ')}`)
    if (!fault.success) return problem(c, 404, `there are ${microFrontendFaults.join(', ')}`)
    faults.set(name.output, fault.output)
    return c.json(Object.fromEntries(faults))
  })
  app.delete('/micro-frontends', (c) => {
    faults.clear()
    return c.json({})
  })
  return app
}
