import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GamesSlice, Tile } from '#app/api/contract/slices.ts'
import { createQueryClient } from '#app/content/queryClient.ts'
import { specialKey } from '#app/content/special/specialKey.ts'
import { messages } from '#app/platform/messages/messages.ts'
import { createNotices } from '#app/platform/notices/notices.ts'
import { storeOf } from '#app/platform/visit.ts'
import { GamesRow } from './GamesRow.tsx'

const tile = (code: string): Tile => ({ code, name: code, provider: 'Cuprum' })
const row = (title: string): GamesSlice => ({
  type: 'Games',
  title,
  total: 40,
  tileLayout: 'Default',
  tiles: [tile('al-meu')],
  special: { source: 'PopularPggService', lobby: 'Casino', most: 2 },
})
const lists = [
  { source: 'TrendingPggService', tiles: [tile('alt')] },
  { source: 'PopularPggService', tiles: ['unu', 'doi', 'trei'].map(tile) },
]

/** Whether rows are in view, and what tells it to the listener of each row. */
let inView = false
const observed = new Map<Element, Set<() => void>>()

class Watch {
  readonly #listener: (entries: object[]) => void
  readonly #tells = new Map<Element, () => void>()
  constructor(listener: (entries: object[]) => void) {
    this.#listener = listener
  }
  observe(element: Element): void {
    // Ignores the observers of pictures.
    if (element.tagName !== 'SECTION') return
    const tell = () => this.#listener([{ isIntersecting: inView, target: element }])
    this.#tells.set(element, tell)
    observed.set(element, (observed.get(element) ?? new Set()).add(tell))
    queueMicrotask(() => observed.get(element)?.has(tell) && act(tell))
  }
  unobserve(element: Element): void {
    const tell = this.#tells.get(element)
    if (tell) observed.get(element)?.delete(tell)
  }
  disconnect(): void {
    for (const element of this.#tells.keys()) this.unobserve(element)
  }
}

const scrollTo = (seen: boolean) =>
  act(async () => {
    inView = seen
    for (const tells of [...observed.values()]) for (const tell of tells) tell()
  })

const fetched = vi.fn()
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

beforeEach(() => {
  inView = false
  fetched.mockReset().mockImplementation(async () => answer(lists))
  vi.stubGlobal('IntersectionObserver', Watch)
  vi.stubGlobal('ResizeObserver', Watch)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('fetch', fetched)
  history.replaceState({ key: crypto.randomUUID() }, '')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const page = (client = createQueryClient(), titles = ['Populare']) => (
  <QueryClientProvider client={client}>
    <IntlProvider locale="ro" messages={messages as never}>
      {titles.map((title) => (
        <GamesRow key={title} slice={row(title)} />
      ))}
    </IntlProvider>
  </QueryClientProvider>
)

/** Dispatches a first interaction and waits for its effects. */
async function arrive(): Promise<void> {
  fireEvent.pointerMove(window)
  await waitFor(() => expect(fetched).toHaveBeenCalled())
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)))
}
const games = () => screen.getAllByRole('article').map((own) => own.querySelector('h3')?.textContent)

test('PER-05 CAT-07 an unseen row takes the games of the service, up to its limit', async () => {
  render(page())
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)))
  expect(fetched).not.toHaveBeenCalled()
  expect(games()).toEqual(['al-meu'])
  await arrive()
  expect(games()).toEqual(['unu', 'doi'])
  expect(fetched.mock.calls.map(([path]) => path)).toEqual(['/api/special-categories?lobby=Casino'])
})

test('PER-05 a row in view keeps its games, also when it is out of view again', async () => {
  inView = true
  render(page())
  await arrive()
  expect(games()).toEqual(['al-meu'])
  await scrollTo(false)
  expect(games()).toEqual(['al-meu'])
})

test('PER-05 a row that was seen before the service answered keeps its games', async () => {
  const late = Promise.withResolvers<Response>()
  fetched.mockReturnValue(late.promise)
  render(page())
  await scrollTo(true)
  await arrive()
  await scrollTo(false)
  await act(async () => late.resolve(answer(lists)))
  await arrive()
  expect(games()).toEqual(['al-meu'])
})

test('PER-05 a row in view keeps its games while a modal is open', async () => {
  const late = Promise.withResolvers<Response>()
  fetched.mockReturnValue(late.promise)
  render(page())
  await scrollTo(true)
  await arrive()
  history.replaceState({ key: 'over-it' }, '')
  await act(async () => late.resolve(answer(lists)))
  await arrive()
  expect(games()).toEqual(['al-meu'])
})

test('PER-05 UXP-01 Back shows the games that were seen before, a new navigation the service’s', async () => {
  const client = createQueryClient()
  const first = `first-${crypto.randomUUID()}`
  history.replaceState({ key: first }, '')
  inView = true
  const { unmount } = render(page(client))
  await arrive()
  unmount()
  history.replaceState({ key: `${first}-next` }, '')
  const next = render(page(client))
  expect(games()).toEqual(['unu', 'doi'])
  next.unmount()
  history.replaceState({ key: first }, '')
  render(page(client))
  expect(games()).toEqual(['al-meu'])
})

test('PER-05 the server’s HTML hydrates unchanged, and is replaced afterwards', async () => {
  const wrong = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(page())
  expect(games()).toEqual(['al-meu'])
  const client = createQueryClient()
  client.setQueryData(specialKey('Casino', 'Published'), lists)
  render(page(client), { container, hydrate: true })
  expect(games()).toEqual(['al-meu'])
  fireEvent.pointerMove(window)
  await waitFor(() => expect(games()).toEqual(['unu', 'doi']))
  expect(wrong).not.toHaveBeenCalled()
  wrong.mockRestore()
})

test('PER-05 a list that the service lacks leaves the row unchanged', async () => {
  fetched.mockImplementation(async () => answer(lists.slice(0, 1)))
  const client = createQueryClient()
  render(page(client))
  await arrive()
  expect(games()).toEqual(['al-meu'])
  expect(storeOf(client, createNotices).getSnapshot()).toEqual([])
})

test.each([
  ['is down', () => answer({ code: 'x' }, 501)],
  ['answers something else', () => answer([{ source: 'Horoscope', tiles: [] }])],
])('CAT-07 a service that %s is told once for all rows, and another try helps', async (_what, failed) => {
  fetched.mockImplementation(async () => failed())
  const client = createQueryClient()
  const notices = storeOf(client, createNotices)
  render(page(client, ['Populare', 'Tot populare']))
  await arrive()
  await waitFor(() => expect(notices.getSnapshot()).toHaveLength(1))
  expect(notices.getSnapshot()[0]).toMatchObject({
    type: 'alert',
    title: 'Nu am putut încărca recomandările.',
    actionText: 'Reîncearcă',
  })
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(games()).toEqual(['al-meu', 'al-meu'])

  fetched.mockImplementation(async () => answer(lists))
  notices.getSnapshot()[0]?.action?.()
  await waitFor(() => expect(games()).toEqual(['unu', 'doi', 'unu', 'doi']))
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('CAT-07 the next row neither reports a failure again nor repeats the request', async () => {
  fetched.mockImplementation(async () => answer({}, 501))
  const client = createQueryClient()
  const notices = storeOf(client, createNotices)
  const { rerender } = render(page(client))
  await arrive()
  await waitFor(() => expect(notices.getSnapshot()).toHaveLength(1))
  notices.close(notices.getSnapshot()[0]?.id ?? '')
  rerender(page(client, ['Populare', 'Alt rând']))
  await arrive()
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(notices.getSnapshot()).toEqual([])
})
