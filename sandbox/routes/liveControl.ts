import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { baseOf } from '../base.ts'
import { deeds as tableDeeds } from '../hub/changes.ts'
import { deedNames, doDeed } from '../hub/deeds.ts'
import type { Hub } from '../hub/hub.ts'
import { MOST_RATE } from '../hub/schedule.ts'
import { problem } from '../reply.ts'
import { createRandom } from '../seed/random.ts'
import { bodyOf, NO_REFUSAL, Refusal } from './controlBody.ts'

const Rate = v.object({ rate: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_RATE)) })
const Mixed = v.object({ share: v.pipe(v.number(), v.minValue(0), v.maxValue(0.9)) })
const TableDeed = v.picklist(Object.keys(tableDeeds) as (keyof typeof tableDeeds)[])
const HubDeed = v.picklist(deedNames)

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
  app.post('/tables/:code/:deed', (c) => {
    const { code, deed } = c.req.param()
    const wanted = v.safeParse(TableDeed, deed)
    if (!wanted.success) return problem(c, 404, `unknown deed; there are ${TableDeed.options.join(', ')}`)
    const make = tableDeeds[wanted.output]
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
  app.post('/hub/:deed', async (c) => {
    const deed = v.safeParse(HubDeed, c.req.param('deed'))
    const body = await bodyOf(c, Refusal)
    if (!deed.success) return problem(c, 404, `unknown deed; there are ${deedNames.join(', ')}`)
    if (!body.success) return problem(c, 400, NO_REFUSAL)
    if (body.output.refuse !== undefined) hub.harm.refuse(body.output.refuse)
    doDeed(hub, baseFor(c), deed.output)
    return c.json(state(baseFor(c)))
  })
  return app
}
