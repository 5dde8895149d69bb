import { Hono } from 'hono'
import * as v from 'valibot'
import type { Conversations } from '../chat/conversations.ts'
import type { Content } from '../content.ts'
import { faultModes } from '../faultAnswers.ts'
import { type Faults, faultMethods } from '../faults.ts'
import type { Hub } from '../hub/hub.ts'
import type { Broker } from '../notifications/broker.ts'
import type { Players } from '../players/store.ts'
import { problem } from '../reply.ts'
import { createBrowserFiles } from '../scripts.ts'
import { chatControlRoutes } from './chatControl.ts'
import { collectedControlRoutes } from './collectedControl.ts'
import type { Collectors } from './collectors.ts'
import { draftRoutes } from './drafts.ts'
import { liveControlRoutes } from './liveControl.ts'
import type { MicroFrontendFaults } from './microFrontends.ts'
import { notificationControlRoutes } from './notificationControl.ts'
import { peopleRoutes } from './people.ts'
import { settingControlRoutes } from './settingControl.ts'
import { type WebMessageStore, webMessageControl } from './webMessages.ts'

const script = new URL('../control/browser/room.ts', import.meta.url)

const FaultInput = v.object({
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(300)),
  mode: v.picklist(faultModes),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  method: v.optional(v.picklist(faultMethods)),
})

type Sources = {
  content: Content
  faults: Faults
  microFrontends: MicroFrontendFaults
  players: Players
  hub: Hub
  broker: Broker
  webMessages: WebMessageStore
  collectors: Collectors
  conversations: Conversations
  now: () => number
}

/** The control room: faults, drafts, people, live tables and a reset to the seed. */
export function controlRoutes(sources: Sources): Hono {
  const { content, faults, microFrontends, players, hub, broker } = sources
  const { webMessages, collectors, conversations, now } = sources
  const app = new Hono()
  const files = createBrowserFiles(script)
  app.use('*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    const origin = c.req.header('Origin')
    // Otherwise any page in the same browser could post here.
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
    microFrontends.clear()
    content.reset()
    players.resetAll()
    hub.reset()
    broker.reset()
    webMessages.set([])
    for (const collected of Object.values(collectors)) collected.clear()
    conversations.reset()
    return c.json({ ok: true })
  })
  app.get('/assets/:file', (c) => files(c, c.req.param('file')) ?? problem(c, 404, 'unknown file'))
  app.route('/web-messages', webMessageControl(webMessages, now))
  app.route('/people', peopleRoutes(players))
  app.route('/collected', collectedControlRoutes(collectors))
  app.route('/chat', chatControlRoutes(conversations))
  app.route('/notifications', notificationControlRoutes(broker))
  app.route('/', settingControlRoutes(content, microFrontends))
  app.route('/', liveControlRoutes(hub, now))
  app.route('/', draftRoutes(content))
  return app
}
