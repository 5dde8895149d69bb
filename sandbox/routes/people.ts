import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { PlayerMessage } from '#app/api/contract/player/platform.ts'
import { allMessages, sampleMessage } from '../fixtures/waitingMessages.ts'
import { gamingKinds, grantOf, offerOf } from '../players/grants.ts'
import { addToCasino, casinoAmount } from '../players/money.ts'
import { type Person, people, personOf } from '../players/people.ts'
import type { Players } from '../players/store.ts'
import { problem } from '../reply.ts'

const Nothing = v.unknown()
const Times = v.object({ times: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)) })
/** Lei to add; may be negative. */
const Amount = v.object({ amount: v.pipe(v.number(), v.minValue(-1_000_000), v.maxValue(1_000_000)) })
/** A message of one type, in which given fields replace those of the sample; without a type one of each. */
const Message = v.optional(v.partial(v.omit(PlayerMessage, ['id'])), {})
const Grant = v.optional(v.object({ playType: v.optional(v.picklist(gamingKinds), 'freespins') }), {})

/** An action on a player, with its result. */
type PlayerAction = {
  body: v.GenericSchema
  run(players: Players, person: Person, body: never): object
}

const playerAction = <Body extends v.GenericSchema>(
  body: Body,
  run: (players: Players, person: Person, body: v.InferOutput<Body>) => object,
): PlayerAction => ({ body, run })

const playerActions: Record<string, PlayerAction> = {
  expire: playerAction(Nothing, (players, person) => {
    players.passes.endAll(person.username, ['gateway', 'platform'])
    return shown(players, person)
  }),
  'refuse-keep-alive': playerAction(Times, (players, { username }, { times }) => {
    players.change(username, (state) => (state.keepAliveRefusals = times))
    return { times }
  }),
  balance: playerAction(Amount, (players, { username }, { amount }) => ({
    balance: casinoAmount(players.change(username, (state) => addToCasino(state, amount))),
  })),
  bonuses: playerAction(Grant, (players, { username }, { playType }) => {
    const bonus = grantOf(playType, `bonus-${randomBytes(6).toString('hex')}`)
    players.change(username, (state) => {
      state.bonuses.push(bonus)
      state.messages.push(offerOf(bonus))
    })
    return bonus
  }),
  messages: playerAction(Message, (players, { username }, wanted) => {
    const id = `mesaj-${randomBytes(6).toString('hex')}`
    const added = wanted.type ? [sampleMessage(wanted.type, id, wanted)] : allMessages(id)
    players.change(username, (state) => void state.messages.push(...added))
    return { messages: added }
  }),
  token: playerAction(Nothing, ({ passes }, { username }) => ({
    username,
    token: passes.issue('native', username),
  })),
  reset: playerAction(Nothing, (players, person) => {
    players.reset(person)
    return shown(players, person)
  }),
}

function shown(players: Players, { username, description }: Person) {
  const { passes } = players
  const state = players.get(username)
  return {
    username,
    password: state.password,
    description,
    balance: casinoAmount(state),
    sessions: { gateway: passes.count('gateway', username), platform: passes.count('platform', username) },
  }
}

/** Routes of the control room for people: their state, and actions on them. */
export function peopleRoutes(players: Players): Hono {
  const app = new Hono()
  app.get('/', (c) => c.json(people.map((person) => shown(players, person))))
  app.get('/:username', (c) => {
    const person = personOf(c.req.param('username'))
    return person
      ? c.json({ ...shown(players, person), state: players.get(person.username) })
      : problem(c, 404, 'unknown person')
  })
  app.post('/:username/:action', (c) => act(c, players, c.req.param('username'), c.req.param('action')))
  return app
}

async function act(c: Context, players: Players, username: string, name: string): Promise<Response> {
  const person = personOf(username)
  const wanted = Object.hasOwn(playerActions, name) ? playerActions[name] : undefined
  if (!person || !wanted) return problem(c, 404, person ? 'unknown action' : 'unknown person')
  const body = v.safeParse(wanted.body, await c.req.json().catch(() => undefined))
  if (!body.success) return problem(c, 400, `not what ${name} needs`, v.flatten(body.issues).nested)
  return c.json(wanted.run(players, person, body.output as never))
}
