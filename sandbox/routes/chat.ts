import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { baseOf } from '../base.ts'
import { answerTo } from '../chat/answers.ts'
import type { Conversations } from '../chat/conversations.ts'
import { chatPage } from '../chat/page.ts'
import type { Players } from '../players/store.ts'
import { problem } from '../reply.ts'
import { createBrowserFiles } from '../scripts.ts'

const script = new URL('../chat/browser/chat.ts', import.meta.url)

/** Only own scripts and styles; the site may frame the window. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

const Beginning = v.object({
  context: v.variant('type', [
    v.object({ type: v.literal('anonymous') }),
    v.object({ type: v.literal('authenticated'), username: v.string(), token: v.string() }),
  ]),
})
const Seen = v.object({ conversation: v.string() })
const Question = v.object({ conversation: v.string(), text: v.pipe(v.string(), v.maxLength(500)) })

/** The body, or `undefined` if it has another shape. */
async function sent<Schema extends v.GenericSchema>(c: Context, schema: Schema) {
  const parsed = v.safeParse(schema, await c.req.json().catch(() => null))
  return parsed.success ? parsed.output : undefined
}

/** The chat assistant: its script, the window in its frame, and their calls. */
export function chatRoutes(players: Players, conversations: Conversations): Hono {
  const app = new Hono()
  const files = createBrowserFiles(script)
  app.get('/', (c) => files(c, 'chat.ts') ?? c.notFound())
  app.get('/assets/:file', (c) => files(c, c.req.param('file')) ?? c.notFound())
  app.get('/window', (c) => {
    c.header('Cache-Control', 'no-store')
    c.header('Content-Security-Policy', policy)
    return c.html(chatPage(baseOf(c, '/chat')))
  })
  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    return next()
  })
  app.post('/api/conversations', async (c) => {
    const body = await sent(c, Beginning)
    if (!body) return problem(c, 400, 'not a context')
    const { context } = body
    const holder = context.type === 'authenticated' ? players.passes.holder('chat', context.token) : ''
    if (holder === undefined) return problem(c, 403, 'unknown token')
    const { id, waiting } = conversations.begin(holder)
    const greeting = `Bună${holder && `, ${holder}`}! Cu ce te ajut?`
    return c.json({ conversation: id, greeting, waiting })
  })
  app.post('/api/messages', async (c) => {
    const body = await sent(c, Question)
    if (!body || !conversations.has(body.conversation)) return problem(c, 400, 'unknown conversation')
    return c.json({ text: answerTo(body.text) })
  })
  app.post('/api/seen', async (c) => {
    const body = await sent(c, Seen)
    if (body) conversations.see(body.conversation)
    return c.json({})
  })
  app.get('/api/unread', (c) => {
    const id = c.req.query('conversation') ?? ''
    if (!conversations.has(id)) return problem(c, 404, 'unknown conversation')
    return c.json({ unread: conversations.unread(id) })
  })
  app.get('/api/stream', (c) => {
    const stream = conversations.listen(c.req.query('conversation') ?? '')
    if (!stream) return problem(c, 404, 'unknown conversation')
    return c.body(stream, 200, { 'Content-Type': 'text/event-stream' })
  })
  return app
}
