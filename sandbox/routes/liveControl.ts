import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { baseOf } from '../base.ts'
import { tableActions } from '../hub/changes.ts'
import type { Hub } from '../hub/hub.ts'
import { hubActionNames, runHubAction } from '../hub/hubActions.ts'
import { MOST_RATE } from '../hub/schedule.ts'
import { problem } from '../reply.ts'
import { createRandom } from '../seed/random.ts'
import { bodyOf, NO_REFUSAL, Refusal } from './controlBody.ts'

const Rate = v.object({ rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_RATE)) })
const Mixed = v.object({ share: v.pipe(v.number(), v.minValue(0), v.maxValue(0.9)) })
const TableAction = v.picklist(Object.keys(tableActions) as (keyof typeof tableActions)[])
const HubAction = v.picklist(hubActionNames)

const baseFor = (c: Context): string => baseOf(c, '/control')

/** Routes of the control room for the hub: its tables, and actions on one table or on all connections. */
export function liveControlRoutes(hub: Hub, now: () => number): Hono {
  const app = new Hono()
  const random = createRandom('control room')
  const state = (base: string) => ({
    ...hub.connections.counts(),
    rate: hub.schedule(base).rate(),
    share: hub.harm.share(),
    hanging: hub.harm.isHanging(),
    refusing: hub.harm.refusing(),
  })

  app.get('/tables', (c) => {
    const base = baseFor(c)
    return c.json({ ...state(base), tables: hub.schedule(base).records() })
  })
  app.post('/tables/:code/:action', (c) => {
    const { code, action } = c.req.param()
    const wanted = v.safeParse(TableAction, action)
    if (!wanted.success) return problem(c, 404, `unknown action; there are ${TableAction.options.join(', ')}`)
    const make = tableActions[wanted.output]
    const update = hub.schedule(baseFor(c)).change(code, (table) => make(table, random, now()))
    if (!update) return problem(c, 404, 'unknown table')
    hub.tell(update)
    return c.json(update)
  })
  app.post('/hub/rate', async (c) => {
    const body = await bodyOf(c, Rate)
    if (!body.success) return problem(c, 400, `rate must be a whole number from 0 to ${MOST_RATE}`)
    hub.setRate(baseFor(c), body.output.rate)
    return c.json(state(baseFor(c)))
  })
  app.post('/hub/mixed', async (c) => {
    const body = await bodyOf(c, Mixed)
    if (!body.success) return problem(c, 400, 'share must be a number from 0 to 0.9')
    hub.harm.mix(body.output.share)
    return c.json(state(baseFor(c)))
  })
  app.post('/hub/:action', async (c) => {
    const action = v.safeParse(HubAction, c.req.param('action'))
    const body = await bodyOf(c, Refusal)
    if (!action.success) return problem(c, 404, `unknown action; there are ${hubActionNames.join(', ')}`)
    if (!body.success) return problem(c, 400, NO_REFUSAL)
    if (body.output.refuse !== undefined) hub.harm.refuse(body.output.refuse)
    runHubAction(hub, baseFor(c), action.output)
    return c.json(state(baseFor(c)))
  })
  return app
}
