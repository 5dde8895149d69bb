// @vitest-environment node
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ChatEvent, chatAfter } from './chat.ts'
import { type ChatState, type ChatVisibility, closedChat } from './chatPress.ts'

const chat = (visibility: ChatVisibility, unread = 0): ChatState => ({ visibility, unread })
const counted = (unread: number): ChatEvent => ({ type: 'counted', unread })

test.each<[string, ChatState, ChatEvent, ChatState]>([
  ['a press opens', chat('hidden', 2), { type: 'pressed' }, chat('loading', 2)],
  ['a press while loading cancels', chat('loading', 2), { type: 'pressed' }, chat('hidden', 2)],
  ['a press closes', chat('visible'), { type: 'pressed' }, chat('hidden')],
  ['Back while loading cancels', chat('loading'), { type: 'left' }, chat('hidden')],
  ['Escape closes', chat('visible'), { type: 'left' }, chat('hidden')],
  ['an opened window has nothing unread', chat('loading', 3), { type: 'opened' }, chat('visible')],
  [
    'an assistant that opens after the cancel stays hidden',
    chat('hidden', 1),
    { type: 'opened' },
    chat('hidden', 1),
  ],
  ['the assistant closes its window', chat('visible'), { type: 'closed' }, chat('hidden')],
  ['the late end of the last window cancels nothing', chat('loading'), { type: 'closed' }, chat('loading')],
  ['a failure ends the wait', chat('loading', 1), { type: 'failed' }, chat('hidden', 1)],
  ['a failure does not close an open window', chat('visible'), { type: 'failed' }, chat('visible')],
  ['an open window loads for another player', chat('visible'), { type: 'switched' }, chat('loading')],
  ['another player reads none of the messages', chat('hidden', 4), { type: 'switched' }, chat('hidden')],
  ['a message that nobody sees is unread', chat('hidden', 1), { type: 'arrived' }, chat('hidden', 2)],
  ['a message in the open window is read', chat('visible'), { type: 'arrived' }, chat('visible')],
  ['messages that wait are unread', chat('hidden'), counted(4), chat('hidden', 4)],
  ['a count does not forget what has just arrived', chat('hidden', 1), counted(0), chat('hidden', 1)],
  ['an open window counts nothing', chat('visible'), counted(4), chat('visible')],
  ['a huge count has an end', chat('hidden'), counted(1e9), chat('hidden', 999)],
])('CHT-01 %s', (_why, before, event, after) => {
  expect(chatAfter(before, event)).toEqual(after)
})

const anyEvent: fc.Arbitrary<ChatEvent> = fc.oneof(
  fc.constantFrom(
    ...(['pressed', 'left', 'opened', 'closed', 'failed', 'switched', 'arrived'] as const).map((type) => ({
      type,
    })),
  ),
  fc.nat().map(counted),
)

test('CHT-01 an open chat has nothing unread, whatever has happened', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const { visibility, unread } = events.reduce(chatAfter, closedChat)
      return unread >= 0 && unread <= 999 && (visibility !== 'visible' || unread === 0)
    }),
  )
})

test('CHT-01 from any state at most two presses close the chat, and only a press opens it', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), (events) => {
      const state = events.reduce(chatAfter, closedChat)
      const pressed = chatAfter(state, { type: 'pressed' })
      const closes = [state, pressed, chatAfter(pressed, { type: 'pressed' })].some(
        ({ visibility }) => visibility === 'hidden',
      )
      const quiet = events.filter(({ type }) => type !== 'pressed').reduce(chatAfter, closedChat)
      return closes && quiet.visibility === 'hidden'
    }),
  )
})

test('CHT-01 an event without an effect returns the same state, so that nothing renders again', () => {
  fc.assert(
    fc.property(fc.array(anyEvent), anyEvent, (events, event) => {
      const before = events.reduce(chatAfter, closedChat)
      const after = chatAfter(before, event)
      return after === before || after.visibility !== before.visibility || after.unread !== before.unread
    }),
  )
})
