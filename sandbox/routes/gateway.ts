import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type GatewayCall, gatewayCalls, type ValidBodyOf } from '#app/api/contract/player/gateway.ts'
import type { GatewaySession } from '#app/api/contract/player/login.ts'
import { baseOf } from '../base.ts'
import { clearCookie, readCookie, writeCookie } from '../cookies.ts'
import { type Asked, GatewayRefusal, type PlayerCall } from '../gateway/asked.ts'
import { playerCalls } from '../gateway/calls.ts'
import { sameHostOnly } from '../origins.ts'
import type { Players } from '../players/store.ts'

/** An entry of the contract's table. */
type Shape = { path: string; body?: v.GenericSchema; query?: v.GenericSchema }

/** The player gateway: every call of the contract's table, with its session cookie. */
export function gatewayRoutes(players: Players): Hono {
  const app = new Hono()
  app.use('*', sameHostOnly, async (c, next) => {
    c.header('Cache-Control', 'no-store')
    return next()
  })
  for (const call of Object.keys(gatewayCalls) as GatewayCall[]) {
    const { path }: Shape = gatewayCalls[call]
    app.on('body' in gatewayCalls[call] ? 'POST' : 'GET', path, (c) =>
      answer(c, players, call).catch((error: unknown) => {
        if (error instanceof GatewayRefusal) return c.json({ code: error.message }, error.status)
        throw error
      }),
    )
  }
  return app
}

/** Username of the session cookie. */
export const sessionOf = (c: Context, { passes }: Players): string | undefined =>
  passes.holder('gateway', readCookie(c, 'sandbox-gateway'))

async function answer(c: Context, players: Players, call: GatewayCall): Promise<Response> {
  if (call === 'login') return c.json(await login(c, players))
  if (call === 'logout') return logout(c, players)
  const username = sessionOf(c, players)
  if (username === undefined) throw new GatewayRefusal(401, 'not-logged-in')
  const handle = playerCalls[call] as (asked: Asked<PlayerCall>) => unknown
  const { body, query } = await asked(c, call)
  const value = handle({
    player: players.get(username),
    body,
    query,
    now: players.now(),
    passes: players.passes,
    change: (changeIt) => players.change(username, changeIt),
  })
  // After the handler, since a refused keep-alive does not extend the session.
  if (call === 'keepAlive') players.passes.extend('gateway', readCookie(c, 'sandbox-gateway') ?? '')
  return c.json(value as object)
}

/** The request, validated by the contract. */
async function asked(c: Context, call: GatewayCall) {
  const shape: Shape = gatewayCalls[call]
  const body = shape.body ? checked(shape.body, await sent(c)) : undefined
  const query = shape.query ? checked(shape.query, c.req.query()) : undefined
  return { body, query } as Pick<Asked<PlayerCall>, 'body' | 'query'>
}

function checked(schema: v.GenericSchema, value: unknown): unknown {
  const result = v.safeParse(schema, value)
  if (!result.success) throw new GatewayRefusal(400, 'bad-request')
  return result.output
}

async function sent(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new GatewayRefusal(400, 'bad-request')
  }
}

/** Exchanges a token of the platform, or of the control room, for a session. */
async function login(c: Context, players: Players): Promise<GatewaySession> {
  const { passes } = players
  const body = checked(gatewayCalls.login.body, await sent(c)) as ValidBodyOf<'login'>
  const token = body.ims_temporary_token
  const username = passes.take('temporary', token) ?? passes.take('native', token)
  if (username === undefined || username !== body.username.toLowerCase()) {
    throw new GatewayRefusal(401, 'wrong-token')
  }
  const { excludedAtLogin, refusal } = players.get(username)
  if (refusal === 'suspended') throw new GatewayRefusal(403, 'suspended')
  if (excludedAtLogin) return exclusionOf(c)
  passes.end('gateway', readCookie(c, 'sandbox-gateway'))
  writeCookie(c, 'sandbox-gateway', passes.issue('gateway', username))
  return {
    notificationToken: passes.issue('notification', username),
    sessionToken: passes.issue('provider', username),
  }
}

/** Redirect for a player who is excluded from everything (AUT-08). */
function exclusionOf(c: Context): GatewaySession {
  const page = `${baseOf(c, '/gateway')}/account/autoexclus`
  return {
    additionalInformation: {
      SuspendedSelfExclusionException: { message: 'self-excluded' },
      redirectionUrl: new URL(page, c.req.url).href,
    },
  }
}

function logout(c: Context, { passes }: Players): Response {
  passes.end('gateway', readCookie(c, 'sandbox-gateway'))
  clearCookie(c, 'sandbox-gateway')
  return c.json({ errorCode: 0 })
}
