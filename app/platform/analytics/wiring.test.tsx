import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trailOf } from '#app/domain/analytics.ts'
import { INTERRUPTION_GAP_MS } from '#app/domain/interruptions.ts'
import { PageLocationProvider } from '#app/navigation/pageLocation.tsx'
import { messages } from '#app/platform/messages/messages.ts'
import { moreMessages } from '#app/platform/messages/moreMessages.ts'
import { AppBanner } from '#app/shell/AppBanner.tsx'
import { ChunkError } from '#app/shell/errors/ChunkError.tsx'
import { PageViewReports } from '#app/shell/PageViewReports.tsx'
import { renderIn } from '#app/testRender.tsx'
import { globalSettings } from '#sandbox/fixtures/settings.ts'
import { createInterruptions } from '../interruptions/interruptions.ts'
import { endVisit, storeOf } from '../visit.ts'
import { startAnalytics } from './analytics.ts'
import { setConsent } from './consent.ts'
import { createPageTrail } from './pageTrail.ts'

let visit: QueryClient

beforeEach(() => {
  visit = new QueryClient()
  window.history.replaceState(null, '', '/')
  sessionStorage.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  )
})
afterEach(() => {
  cleanup()
  endVisit(visit)
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The site at an address, with one element on every page. */
function open(element: ReactElement, address = '/') {
  const router = createMemoryRouter(
    [{ path: '*', element: <PageLocationProvider>{element}</PageLocationProvider> }],
    { initialEntries: [address] },
  )
  renderIn(visit, <RouterProvider router={router} />, { ...messages, ...moreMessages })
  return { go: (to: string, state?: object) => act(() => router.navigate(to, { state })) }
}

type Entry = { event: string; path?: string; route_name?: string; origin?: string }
const reported = () =>
  (window.dataLayer ?? []).filter(
    (entry): entry is Entry => typeof entry === 'object' && 'event' in (entry ?? {}),
  )

test('ANA-01 RTE-14 every page is reported once; order, panels and running games over a list are none', async () => {
  setConsent(visit, 'granted')
  const { go } = open(<PageViewReports />, '/?username=ilinca&token=f00d&app=vegas')
  await go('/toate-jocurile')
  // Its code loads after the first interaction.
  startAnalytics(visit)
  await go('/toate-jocurile?sort=rtp')
  await go('/toate-jocurile?sort=rtp', { panel: 'search' })
  await go('/play/diamant-40/demo')
  await go('/toate-jocurile')
  await go('/')
  const views = reported().filter(({ event }) => event === 'content-view')
  expect(views.map(({ path }) => path)).toEqual(['/', '/toate-jocurile', '/'])
  expect(JSON.stringify(window.dataLayer)).not.toMatch(/ilinca|f00d/)
  expect(trailOf(storeOf(visit, createPageTrail).pages())).toEqual({ on: '/', from: '/toate-jocurile' })
})

test('ANA-02 a press on a menu’s link is reported, any other link is not', () => {
  const stay = (event: Event) => event.preventDefault()
  document.addEventListener('click', stay)
  const menus = (
    <>
      <PageViewReports />
      <nav aria-label="Meniu">
        <a href="/jackpots">
          <span>Jackpoturi</span>
        </a>
        <a href="https://alt.example/">Alt site</a>
        <button type="button">Mai mult</button>
      </nav>
      <a href="/colectii">Colecții</a>
    </>
  )
  startAnalytics(visit)
  setConsent(visit, 'granted')
  open(menus, '/cazinou-live')
  const before = reported().length
  for (const name of ['Jackpoturi', 'Alt site', 'Mai mult', 'Colecții'])
    fireEvent.click(screen.getByText(name))
  expect(reported().slice(before)).toEqual([
    { event: 'casino_navigation', origin: 'live_casino', route_name: 'jackpots' },
  ])
  document.removeEventListener('click', stay)
})

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'
const settings = {
  downloadNativeAppBanner: ['iOS'],
  apps: { apple: 'https://apps.apple.com/ro/app/arama/id1' },
}

/** The page may be interrupted, and the pause before it is over. */
const letInterrupt = () =>
  act(() => {
    storeOf(visit, createInterruptions).block(false)
    vi.advanceTimersByTime(INTERRUPTION_GAP_MS)
  })

test('BAN-01 CPL-02 the banner names the store, leads there, has the compliance line, and can be closed', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone)
  vi.useFakeTimers()
  const { compliance } = globalSettings
  const banner = <AppBanner settings={settings} compliance={compliance} />
  open(banner)
  expect(screen.queryByRole('region')).toBeNull()
  letInterrupt()
  expect(screen.getByRole('region', { name: 'Aramă' })).toHaveTextContent('App Store')
  expect(screen.getByRole('link', { name: 'Instalează Aramă' })).toHaveAttribute('href', settings.apps.apple)
  expect(screen.getByText(new RegExp(compliance.licence.number))).toBeVisible()
  act(() => screen.getByRole('button', { name: 'Închide anunțul aplicației' }).click())
  expect(screen.queryByRole('region')).toBeNull()
  cleanup()
  open(banner)
  letInterrupt()
  expect(screen.queryByRole('region')).toBeNull()
})

test('UXP-11 the banner is not shown beside a more important notice', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in jsdom
  document.cookie = 'native-banner=; Path=/; Max-Age=0'
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone)
  vi.useFakeTimers()
  open(<AppBanner settings={settings} compliance={globalSettings.compliance} waits />)
  letInterrupt()
  expect(screen.queryByRole('region')).toBeNull()
})

function stubLocation(pathname: string, search = '') {
  const load = { reload: vi.fn(), assign: vi.fn() }
  vi.stubGlobal('location', { pathname, search, href: `https://a.example${pathname}${search}`, ...load })
  return load
}

test('ERR-02 UXP-12 an update counts down, then loads the same address in full', () => {
  vi.useFakeTimers()
  const { reload } = stubLocation('/preview/colectii', '?sort=rtp')
  open(<ChunkError />, '/preview/colectii?sort=rtp')
  const again = screen.getByRole('link', { name: 'Actualizează acum' })
  expect(again).toHaveAttribute('href', '/preview/colectii?sort=rtp')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  act(() => void vi.advanceTimersByTime(1000))
  expect(document.body).toHaveTextContent('Pagina se actualizează în 9 secunde.')
  act(() => void vi.advanceTimersByTime(9000))
  expect(reload).toHaveBeenCalledOnce()
})

test('ERR-02 staying ends the countdown, and the visitor may still update', () => {
  vi.useFakeTimers()
  const { reload } = stubLocation('/colectii')
  open(<ChunkError />, '/colectii')
  act(() => screen.getByRole('button', { name: 'Rămâi pe pagină' }).click())
  act(() => void vi.advanceTimersByTime(60_000))
  expect(reload).not.toHaveBeenCalled()
  const link = screen.getByRole('link', { name: 'Actualizează acum' })
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  // The click is cancelled: no other listener may follow the link without a full load.
  expect(fireEvent.click(link)).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

test('ERR-02 UXP-12 an update that did not help leads home, and a second one waits for a press', () => {
  vi.useFakeTimers()
  const { assign } = stubLocation('/preview/colectii')
  const now = Date.now()
  sessionStorage.setItem('arama.returns', JSON.stringify([['/preview/colectii', now]]))
  open(<ChunkError />, '/preview/colectii')
  expect(screen.getByRole('link', { name: 'Actualizează acum' })).toHaveAttribute('href', '/preview')
  act(() => void vi.advanceTimersByTime(10_000))
  expect(assign).toHaveBeenCalledWith('/preview')
  cleanup()
  open(<ChunkError />, '/preview/colectii')
  expect(screen.queryByRole('button', { name: 'Rămâi pe pagină' })).toBeNull()
})
