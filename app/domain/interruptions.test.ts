// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  advanced,
  blockedBy,
  delayOf,
  dismissed,
  emptyQueue,
  INTERRUPTION_GAP_MS,
  type InterruptionKind,
  type InterruptionQueue,
  interruptionKinds,
  offered,
  requested,
  shownIn,
  withdrawn,
} from './interruptions.ts'

const open = blockedBy(emptyQueue, false, -INTERRUPTION_GAP_MS)
const item = (kind: InterruptionKind, id: string = kind) => ({ id, kind, title: id })
const holding = (...kinds: InterruptionKind[]): InterruptionQueue =>
  kinds.reduce((queue, kind) => offered(queue, item(kind), 0), open)

/** Ids in the order in which they are shown when each is put away at once. */
function shownOrder(from: InterruptionQueue): string[] {
  const order: string[] = []
  let queue = from
  for (let now = 0; order.length < from.entries.length; now += INTERRUPTION_GAP_MS) {
    queue = advanced(queue, now)
    const { id } = shownIn(queue) ?? { id: 'nothing' }
    order.push(id)
    queue = dismissed(queue, id, now)
  }
  return order
}

test('UXP-11 MSG-02 kinds are shown in their order, whatever the order of arrival', () => {
  expect(shownOrder(holding(...interruptionKinds.toReversed()))).toEqual([...interruptionKinds])
})

test('MSG-02 interruptions of one kind are shown in the order of their arrival', () => {
  const queue = ['c', 'a', 'b'].reduce((all, id) => offered(all, item('message', id), 0), open)
  expect(shownOrder(queue)).toEqual(['c', 'a', 'b'])
})

test('UXP-11 one that was put away before a reload opens only when it is asked for', () => {
  const queue = advanced(offered(open, { ...item('message'), dismissed: true }, 0), 5000)
  expect(shownIn(queue)).toBeUndefined()
  expect(delayOf(queue, 5000)).toBeUndefined()
  expect(shownIn(requested(queue, 'message'))?.id).toBe('message')
})

test('MSG-02 the next one follows one second after the dismissal', () => {
  const first = advanced(holding('message', 'dialog'), 500)
  expect(shownIn(first)?.id).toBe('message')
  const closed = dismissed(first, 'message', 600)
  expect(delayOf(closed, 600)).toBe(1000)
  expect(shownIn(advanced(closed, 1599))).toBeUndefined()
  expect(shownIn(advanced(closed, 1600))?.id).toBe('dialog')
})

test.each<[string, InterruptionQueue, string | undefined]>([
  ['a page that has not spoken yet', offered(emptyQueue, item('message'), 0), undefined],
  ['a blocked page', blockedBy(holding('message'), true, 0), undefined],
  [
    'a page that is free for a moment',
    blockedBy(blockedBy(holding('message'), true, 0), false, 5000),
    undefined,
  ],
  ['a page with one shown', advanced(holding('message', 'legal'), 0), 'legal'],
])('UXP-11 nothing new is shown on %s', (_page, queue, expected) => {
  expect(shownIn(advanced(queue, 5999))?.id).toBe(expected)
  expect(delayOf({ ...queue, blocked: true }, 0)).toBeUndefined()
})

test('UXP-11 the shown one stays while a panel opens over it', () => {
  expect(shownIn(blockedBy(advanced(holding('message'), 0), true, 10))?.id).toBe('message')
})

test('UXP-11 a visitor opens what waits, which puts the shown one away', () => {
  const queue = requested(blockedBy(advanced(holding('message', 'bonus'), 0), true, 1), 'bonus')
  expect(queue.entries.map(({ id, state }) => [id, state])).toEqual([
    ['message', 'dismissed'],
    ['bonus', 'shown'],
  ])
  expect(requested(queue, 'bonus')).toBe(queue)
  expect(requested(queue, 'unknown')).toBe(queue)
})

type Step =
  | { do: 'offer' | 'withdraw' | 'dismiss'; id: string; kind: InterruptionKind }
  | { do: 'block'; blocked: boolean }
  | { do: 'wait'; ms: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('offer', 'offer', 'withdraw', 'dismiss'),
    id: fc.constantFrom(...'abcdefgh'),
    kind: fc.constantFrom(...interruptionKinds),
  }) as fc.Arbitrary<Step>,
  fc.record({ do: fc.constant('block' as const), blocked: fc.boolean() }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.nat(3000) }),
)

function after(queue: InterruptionQueue, one: Step, now: number): InterruptionQueue {
  if (one.do === 'offer') return offered(queue, item(one.kind, one.id), now)
  if (one.do === 'withdraw') return withdrawn(queue, one.id, now)
  if (one.do === 'dismiss') return dismissed(queue, one.id, now)
  return one.do === 'block' ? blockedBy(queue, one.blocked, now) : queue
}

test('UXP-11 MSG-02 one at a time, in order, a second apart, nothing lost and nothing twice', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let now = 0
      let queue: InterruptionQueue = { ...emptyQueue }
      let endedAt = Number.NEGATIVE_INFINITY
      const present = new Set<string>()
      const seen = new Set<string>()
      for (const one of steps) {
        if (one.do === 'wait') now += one.ms
        const before = shownIn(queue)
        queue = after(queue, one, now)
        if (one.do === 'offer') present.add(one.id)
        if (one.do === 'withdraw') for (const set of [present, seen]) set.delete(one.id)
        if (before && !shownIn(queue)) endedAt = now
        const waiting = queue.entries.filter(({ state }) => state === 'waiting')
        const held = shownIn(queue)
        queue = advanced(queue, now)
        const shown = shownIn(queue)
        expect(queue.entries.filter(({ state }) => state === 'shown').length).toBeLessThanOrEqual(1)
        expect(new Set(queue.entries.map(({ id }) => id))).toEqual(present)
        if (!shown || shown.id === held?.id) continue
        expect(queue.blocked).toBe(false)
        expect(now).toBeGreaterThanOrEqual(endedAt + INTERRUPTION_GAP_MS)
        expect(seen).not.toContain(shown.id)
        seen.add(shown.id)
        const ranks = waiting.map(({ kind }) => interruptionKinds.indexOf(kind))
        expect(interruptionKinds.indexOf(shown.kind)).toBe(Math.min(...ranks))
        expect(waiting.find(({ kind }) => kind === shown.kind)?.id).toBe(shown.id)
      }
      // All that is left is shown when each is put away.
      queue = blockedBy(queue, false, now)
      for (let turn = 0; turn <= present.size; turn += 1) {
        now += INTERRUPTION_GAP_MS
        queue = advanced(queue, now)
        const shown = shownIn(queue)
        if (shown) queue = dismissed(queue, shown.id, now)
      }
      expect(queue.entries.every(({ state }) => state === 'dismissed')).toBe(true)
    }),
  )
})
