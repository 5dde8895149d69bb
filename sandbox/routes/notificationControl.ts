import { Hono } from 'hono'
import * as v from 'valibot'
import { notificationKinds } from '#app/api/contract/player/notification.ts'
import type { Broker } from '../notifications/broker.ts'
import { garbageKinds } from '../notifications/garbage.ts'
import { people, personOf } from '../players/people.ts'
import { problem } from '../reply.ts'

/** A notification of a kind, any text in the place of one, or what is no frame at all. */
const Told = v.union([
  v.object({ type: v.picklist(notificationKinds) }),
  v.object({ text: v.pipe(v.string(), v.maxLength(4000)) }),
  v.object({ garbage: v.picklist(garbageKinds) }),
])

/** Milliseconds for which nobody is let in after everybody was dropped. */
const Dropped = v.optional(
  v.object({
    refuse: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600_000)), 0),
  }),
  {},
)

/** The broker's part of the control room: who listens, what they are told, and the line that breaks. */
export function notificationControlRoutes(broker: Broker): Hono {
  const app = new Hono()
  const listening = () => Object.fromEntries(people.map(({ username }) => [username, broker.count(username)]))

  app.get('/', (c) => c.json(listening()))
  app.post('/drop', async (c) => {
    const body = v.safeParse(Dropped, await c.req.json().catch(() => undefined))
    if (!body.success) return problem(c, 400, 'refuse must be milliseconds, at most ten minutes')
    broker.refuse(body.output.refuse ?? 0)
    broker.drop()
    return c.json(listening())
  })
  app.post('/:username', async (c) => {
    const person = personOf(c.req.param('username'))
    if (!person) return problem(c, 404, 'unknown person')
    const told = v.safeParse(Told, await c.req.json().catch(() => undefined))
    if (!told.success) return problem(c, 400, 'not a notification', v.flatten(told.issues).nested)
    const { output } = told
    if ('garbage' in output) broker.spoil(person.username, output.garbage)
    else broker.tell(person.username, 'text' in output ? output.text : JSON.stringify(output))
    return c.json({ listening: broker.count(person.username) })
  })
  return app
}
