import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MicroFrontendHost, MountMicroFrontend } from '#app/api/contract/microFrontend.ts'
import { mountMicroFrontend, READY_TIMEOUT_MS } from './mountMicroFrontend.ts'

const manifest = {
  version: '1',
  name: 'in-app-notification',
  isolation: 'shadow',
  script: 'script.js',
  size: { height: 140 },
}
const notice = { id: 'n-1', title: 'Bonus', text: 'Ai un bonus.' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type Given = {
  /** Body of the manifest; `undefined` never answers. */
  body?: unknown
  mount?: MountMicroFrontend
  microFrontends?: string
}

/** Mounts one whose manifest and script are replaced; `host` is what its script got. */
function setUp({ body, mount, microFrontends = '/fe' }: Given) {
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((_input, init) =>
      body === undefined
        ? new Promise((_resolve, reject) =>
            init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
          )
        : Promise.resolve(new Response(JSON.stringify(body))),
    )
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const element = document.createElement('div')
  const [onEvent, onFail, removed] = [vi.fn(), vi.fn(), vi.fn()]
  let host: MicroFrontendHost | undefined
  const standard: MountMicroFrontend = (inside, given) => {
    host = given
    inside.textContent = 'aici'
    return removed
  }
  const registrations = vi.fn(async () => mount ?? standard)
  const mounted = mountMicroFrontend({
    name: 'in-app-notification',
    label: 'Notificare',
    given: () => ({ locale: 'ro', theme: 'dark', data: { notice } }),
    element,
    services: { assets: '', microFrontends: microFrontends || undefined },
    registrations,
    onEvent,
    onFail,
  })
  const inside = () => element.firstElementChild?.shadowRoot?.textContent
  return {
    mounted,
    element,
    inside,
    onEvent,
    onFail,
    removed,
    registrations,
    warn,
    fetching,
    host: () => host,
  }
}

/** Lets manifest and script arrive, but no timer end. */
const arrive = () => vi.advanceTimersByTimeAsync(10)

test('MFE-01 it gets its data and a root of its own in the reserved room, and is removed whole', async () => {
  const { mounted, element, inside, onEvent, onFail, removed, warn, host } = setUp({ body: manifest })
  await arrive()
  expect(host()).toMatchObject({ contract: 1, name: 'in-app-notification', theme: 'dark', data: { notice } })
  expect(inside()).toBe('aici')
  expect(element.style.minBlockSize).toBe('140px')
  host()?.send({ type: 'ready' })
  await vi.advanceTimersByTimeAsync(READY_TIMEOUT_MS * 2)
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'ready' })
  mounted.unmount()
  mounted.unmount()
  expect(removed).toHaveBeenCalledTimes(1)
  expect([element.childNodes.length, element.style.minBlockSize]).toEqual([0, ''])
  host()?.send({ type: 'close' })
  await arrive()
  expect(onEvent).toHaveBeenCalledTimes(1)
  expect([onFail, warn].map((spy) => spy.mock.calls.length)).toEqual([0, 0])
})

test('MFE-01 it hears the events of the site until it is removed', async () => {
  const { mounted, host } = setUp({ body: manifest })
  await arrive()
  const heard = vi.fn()
  const stop = host()?.listen(heard)
  mounted.send({ type: 'theme', theme: 'light' })
  stop?.()
  mounted.send({ type: 'focus' })
  expect(heard).toHaveBeenCalledExactlyOnceWith({ type: 'theme', theme: 'light' })
})

test.each([
  ['whose manifest does not come', undefined],
  ['that never says that it is ready', manifest],
])('MFE-01 one %s fails after 3 s, in one line of the log', async (_what, body) => {
  const { element, onFail, warn } = setUp({ body })
  await vi.advanceTimersByTimeAsync(2999)
  expect(onFail).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onFail).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(onFail).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls).toEqual([['micro-frontend in-app-notification: NotReady']])
  expect([element.childNodes.length, element.style.minBlockSize]).toEqual([0, ''])
})

const throws: MountMicroFrontend = () => {
  throw new TypeError('theirs')
}

test.each<[string, Given, string]>([
  ['without a service', { microFrontends: '', body: manifest }, 'NoService'],
  ['with the manifest of another', { body: { ...manifest, name: 'my-account' } }, 'WrongName'],
  ['with a wrong manifest', { body: { version: 1 } }, 'ValiError'],
  ['that throws', { body: manifest, mount: throws }, 'ThrewAtMount'],
])('MFE-01 one %s fails at once', async (_what, given, kind) => {
  const { element, onFail, warn } = setUp(given)
  await arrive()
  expect(onFail).toHaveBeenCalledTimes(1)
  expect(warn.mock.calls).toEqual([[`micro-frontend in-app-notification: ${kind}`]])
  expect(element.childNodes).toHaveLength(0)
})

test('MFE-01 a script or frame of another origin is not even loaded', async () => {
  const away = 'https://altundeva.example/a'
  for (const body of [
    { ...manifest, script: away },
    { ...manifest, styles: away },
    { ...manifest, isolation: 'frame', page: away },
  ]) {
    const { element, onFail, registrations, fetching } = setUp({ body })
    await arrive()
    expect(onFail.mock.calls[0]?.[0]).toMatchObject({ name: 'ForeignOrigin' })
    expect(registrations).not.toHaveBeenCalled()
    expect(fetching).toHaveBeenCalledTimes(1)
    expect(element.childNodes).toHaveLength(0)
    vi.restoreAllMocks()
  }
})

test('MFE-01 one that is removed before its manifest has arrived is not mounted, and does not fail', async () => {
  const { mounted, element, onFail, registrations, warn } = setUp({ body: manifest })
  mounted.unmount()
  await vi.advanceTimersByTimeAsync(READY_TIMEOUT_MS * 2)
  expect(registrations).not.toHaveBeenCalled()
  expect(element.childNodes).toHaveLength(0)
  expect([onFail, warn].map((spy) => spy.mock.calls.length)).toEqual([0, 0])
})

test('MFE-01 one that throws while it is removed is gone all the same', async () => {
  const mount: MountMicroFrontend = (_element, { send }) => {
    send({ type: 'ready' })
    return () => {
      throw new Error('theirs')
    }
  }
  const { mounted, element, warn, onFail } = setUp({ body: manifest, mount })
  await arrive()
  mounted.unmount()
  expect(element.childNodes).toHaveLength(0)
  expect(warn.mock.calls).toEqual([['micro-frontend in-app-notification: ThrewAtUnmount']])
  expect(onFail).not.toHaveBeenCalled()
})
