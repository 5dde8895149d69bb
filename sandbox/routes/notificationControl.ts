import { Hono } from 'hono'
import * as v from 'valibot'
import { notificationKinds } from '#app/api/contract/player/notification.ts'
import type { Broker } from '../notifications/broker.ts'
import { garbageKinds } from '../notifications/garbage.ts'
import { people, personOf } from '../players/people.ts'
import { problem } from '../reply.ts'
import { bodyOf, NO_REFUSAL, Refusal } from './controlBody.ts'

/** A notification of a kind, any text instead of one, or an invalid frame. */
const Told = v.union([
  v.object({ type: v.picklist(notificationKinds) }),
  v.object({ text: v.pipe(v.string(), v.maxLength(4000)) }),
  v.object({ garbage: v.picklist(garbageKinds) }),
])

/** Routes of the control room for the broker: connections, messages and faults. */
export function notificationControlRoutes(broker: Broker): Hono {
  const app = new Hono()
  const listening = () => Object.fromEntries(people.map(({ username }) => [username, broker.count(username)]))

  app.get('/', (c) => c.json(listening()))
  app.post('/drop', async (c) => {
    const body = await bodyOf(c, Refusal)
    if (!body.success) return problem(c, 400, NO_REFUSAL)
    broker.flap(false)
    broker.refuse(body.output.refuse ?? 0)
    broker.drop()
    return c.json(listening())
  })
  app.post('/flap', (c) => {
    broker.flap(true)
    broker.drop()
    return c.json(listening())
  })
  app.post('/:username', async (c) => {
    const person = personOf(c.req.param('username'))
    if (!person) return problem(c, 404, 'unknown person')
    const told = await bodyOf(c, Told)
    if (!told.success) return problem(c, 400, 'not a notification', v.flatten(told.issues).nested)
    const { output } = told
    if ('garbage' in output) broker.spoil(person.username, output.garbage)
    else broker.tell(person.username, 'text' in output ? output.text : JSON.stringify(output))
    return c.json({ listening: broker.count(person.username) })
  })
  return app
}
