import { Hono } from 'hono'
import * as v from 'valibot'
import type { Conversations } from '../chat/conversations.ts'
import { personOf } from '../players/people.ts'
import { problem } from '../reply.ts'
import { bodyOf } from './controlBody.ts'

/** A message of the assistant; without a username it is for guests. */
const Pushed = v.object({
  username: v.optional(v.string(), ''),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
})

/** Routes of the control room for the chat assistant: it says something by itself. */
export function chatControlRoutes(conversations: Conversations): Hono {
  const app = new Hono()
  app.post('/messages', async (c) => {
    const pushed = await bodyOf(c, Pushed)
    if (!pushed.success) return problem(c, 400, 'not a message', v.flatten(pushed.issues).nested)
    const { username, text } = pushed.output
    if (username && !personOf(username)) return problem(c, 404, 'unknown person')
    return c.json({ windows: conversations.push(username, text) })
  })
  return app
}
