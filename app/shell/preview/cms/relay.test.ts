import { afterEach, expect, test, vi } from 'vitest'
import { relayMessages } from './relay.ts'

const cms = 'https://cms.example'
const around = { postMessage: vi.fn() } as unknown as Window
const page = { postMessage: vi.fn() } as unknown as Window
let shown: Window | undefined

const stop = relayMessages({ origins: [cms], around, inside: () => shown })

function post(source: unknown, origin: string): void {
  const event = new MessageEvent('message', { data: 'text', origin })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}

afterEach(() => vi.clearAllMocks())

test('CMS-07 messages pass both ways between the content system and the page in the frame', () => {
  shown = page
  post(around, cms)
  expect(page.postMessage).toHaveBeenCalledExactlyOnceWith('text', location.origin)
  post(page, location.origin)
  expect(around.postMessage).toHaveBeenCalledExactlyOnceWith('text', cms)
})

test('CMS-07 messages of other origins and windows do not pass, and none without a frame', () => {
  shown = page
  post(around, 'https://evil.example')
  post({ postMessage: vi.fn() }, cms)
  post(page, 'https://evil.example')
  shown = undefined
  post(around, cms)
  post(undefined, location.origin)
  expect(page.postMessage).not.toHaveBeenCalled()
  expect(around.postMessage).not.toHaveBeenCalled()
})

test('CMS-07 after its end nothing passes', () => {
  shown = page
  stop()
  post(around, cms)
  expect(page.postMessage).not.toHaveBeenCalled()
})
