import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProblemLog } from '#app/platform/problemLog.ts'
import { listenToChat } from './listenToChat.ts'

const { origin } = window.location
const target = document.createElement('div')
const onEvent = vi.fn()
const write = vi.fn()
let stop = () => {}

function frameIn(place: HTMLElement): Window {
  const frame = place.appendChild(document.createElement('iframe'))
  if (!frame.contentWindow) throw new Error('the frame is not in the page')
  return frame.contentWindow
}

function post(data: unknown, source: Window | null, from = origin): void {
  window.dispatchEvent(new MessageEvent('message', { data, source, origin: from }))
}

const event = (name: string) => JSON.stringify({ event_code: name })

beforeEach(() => {
  document.body.append(target)
  stop = listenToChat({ origin, target, onEvent, note: createProblemLog(write) })
})

afterEach(() => {
  stop()
  target.replaceChildren()
  vi.clearAllMocks()
})

test('CHT-01 events of the assistant’s own frame are heard', () => {
  const own = frameIn(target)
  for (const name of ['bot-opened', 'message', 'bot-closed']) post(event(name), own)
  expect(onEvent.mock.calls).toEqual([['bot-opened'], ['message'], ['bot-closed']])
  expect(write).not.toHaveBeenCalled()
})

test.each<[string, () => Window | null, string]>([
  ['another frame of the page', () => frameIn(document.body), origin],
  ['the page itself', () => window, origin],
  ['no window', () => null, origin],
  ['another site in the frame', () => frameIn(target), 'https://altundeva.example'],
])('CHT-01 an event of %s is ignored, with one line in the log', (_where, source, from) => {
  const other = source()
  for (let times = 0; times < 3; times += 1) post(event('bot-opened'), other, from)
  expect(onEvent).not.toHaveBeenCalled()
  expect(write).toHaveBeenCalledOnce()
})

test.each<[string, unknown]>([
  ['an unknown name', event('bot-evil')],
  ['the name of a property of every object', event('constructor')],
  ['an object instead of text', { event_code: 'bot-opened' }],
  ['text that is no JSON', 'bot-opened'],
  ['an oversized text', JSON.stringify({ event_code: 'bot-opened', data: 'x'.repeat(10_000) })],
  ['nothing', null],
])('CHT-01 %s of its own frame is ignored, with one line in the log', (_what, data) => {
  const own = frameIn(target)
  post(data, own)
  post(data, own)
  expect(onEvent).not.toHaveBeenCalled()
  expect(write).toHaveBeenCalledOnce()
})

test('messages of other parts of the page are ignored in silence', () => {
  post({ type: 'arama:login', product: 'casino' }, window)
  post('anything', null, 'https://altundeva.example')
  expect([onEvent, write].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('after the stop nothing is heard', () => {
  stop()
  post(event('bot-opened'), frameIn(target))
  expect(onEvent).not.toHaveBeenCalled()
})
