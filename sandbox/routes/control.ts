import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { Layout, PageType } from '#app/api/contract/cms.ts'
import type { Content } from '../content.ts'
import { type Faults, faultModes } from '../faults.ts'
import { problem, requestedStatus } from '../reply.ts'

const FaultInput = v.object({
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(300)),
  mode: v.picklist(faultModes),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
})

/** Unknown types pass: the preview has to show them as unknown. */
const DraftLayout = v.object({
  ...Layout.entries,
  widgets: v.array(v.looseObject({ id: v.pipe(v.string(), v.minLength(1)), type: v.string() })),
})

/** The control room: faults, drafts and a way back to the seed. */
export function controlRoutes(content: Content, faults: Faults): Hono {
  const app = new Hono()
  app.use('*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    const origin = c.req.header('Origin')
    // Any page open in the same browser could post here otherwise.
    if (origin && URL.parse(origin)?.host !== c.req.header('Host')) return problem(c, 403, 'other origin')
    return next()
  })
  app.get('/faults', (c) => c.json(faults.list()))
  app.post('/faults', async (c) => {
    const fault = v.safeParse(FaultInput, await c.req.json().catch(() => null))
    if (!fault.success) return problem(c, 400, 'not a fault', v.flatten(fault.issues).nested)
    faults.set(fault.output)
    return c.json(faults.list())
  })
  app.delete('/faults', (c) => {
    faults.clear()
    return c.json([])
  })
  app.get('/calls', (c) => c.json(faults.calls()))
  app.delete('/calls', (c) => {
    faults.forgetCalls()
    return c.json({})
  })
  app.post('/reset', (c) => {
    faults.clear()
    faults.forgetCalls()
    content.reset()
    return c.json({ ok: true })
  })
  app.put('/layouts/:pageType', (c) => putLayout(c, content))
  return app
}

async function putLayout(c: Context, content: Content): Promise<Response> {
  const pageType = v.safeParse(PageType, c.req.param('pageType'))
  if (!pageType.success) return problem(c, 404, 'unknown page type')
  const status = c.req.query('status') ? requestedStatus(c) : 'Draft'
  if (!status) return problem(c, 400, 'status must be Published or Draft')
  const layout = v.safeParse(DraftLayout, await c.req.json().catch(() => null))
  if (!layout.success) return problem(c, 400, 'not a layout', v.flatten(layout.issues).nested)
  if (layout.output.type !== pageType.output) return problem(c, 400, `type must be ${pageType.output}`)
  content.write('layout', pageType.output, status, layout.output)
  return c.json(layout.output)
}
