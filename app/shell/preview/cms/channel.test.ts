import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProblemLog } from '#app/platform/problemLog.ts'
import { type Channel, openChannel } from './channel.ts'

const cms = 'https://cms.example'
const around = { postMessage: vi.fn() } as unknown as Window
const onMessage = vi.fn()
const write = vi.fn()
let channel: Channel

const text = JSON.stringify({ type: 'arama:preview', version: 1, event: 'select', widget: 'lobby-1' })

function post(data: unknown, origin = cms, source: unknown = around): void {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}

const open = (aroundOrigin?: string) =>
  openChannel({
    origins: [cms, 'https://b.example'],
    around,
    aroundOrigin,
    onMessage,
    note: createProblemLog(write),
  })

beforeEach(() => {
  channel = open()
})

afterEach(() => {
  channel.close()
  vi.clearAllMocks()
})

test('CMS-07 a message of the page around is heard', () => {
  post(text)
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ widget: 'lobby-1' }))
  expect(write).not.toHaveBeenCalled()
})

test.each<[string, unknown, string]>([
  ['another origin', text, 'https://evil.example'],
  ['an opaque origin', text, 'null'],
  ['another shape', '{}', cms],
])('CMS-07 messages of %s are ignored, with one line in the log', (_what, data, origin) => {
  for (let times = 0; times < 3; times += 1) post(data, origin)
  expect(onMessage).not.toHaveBeenCalled()
  expect(write).toHaveBeenCalledOnce()
})

test('CMS-07 messages of another window are ignored silently', () => {
  post(text, cms, window)
  post(text, cms, null)
  expect(onMessage).not.toHaveBeenCalled()
  expect(write).not.toHaveBeenCalled()
})

test('CMS-07 nothing is heard after the channel has closed', () => {
  channel.close()
  post(text)
  expect(onMessage).not.toHaveBeenCalled()
})

test.each([
  ['every origin of the settings, of which the browser serves one', undefined, [cms, 'https://b.example']],
  ['the origin around, where the browser says it', 'https://b.example', ['https://b.example']],
  ['nobody, if the origin around is a stranger', 'https://evil.example', []],
])('CMS-07 an event is sent to %s', (_what, aroundOrigin, targets) => {
  channel.close()
  channel = open(aroundOrigin)
  channel.send({ event: 'ready', path: '/' })
  const { calls } = vi.mocked(around.postMessage).mock
  expect(calls.map(([, target]) => target)).toEqual(targets)
})
