import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { usePageFocus } from '#app/navigation/usePageFocus.ts'
import { ErrorPage } from '#ui/feedback/ErrorPage'
import { Page, PageTitle } from '#ui/layout/Page'
import { PlayBar } from '#ui/shell/PlayBar'
import { announced, forget, goTo, listen, pass, press, readPage, said } from './reader.tsx'

const lost = (
  <ErrorPage kind="not-found" focused path="/jocuri/nimic" status={404} homeHref="/" supportHref="/ajutor" />
)

test('Error pages: the heading has the focus; address, ways on and status are text', async () => {
  const draw = await listen(<p>Lobby</p>)
  await forget()
  draw(lost)
  await pass(0)
  expect(await said()).toEqual(['heading, Pagina nu a fost găsită, level 1'])
  expect(await readPage()).toSay(
    '/jocuri/nimic',
    'link, Pagina principală',
    'link, serviciul clienți',
    'Cod 404',
  )
})

const updating = (secondsLeft: number) => (
  <ErrorPage kind="chunk" secondsLeft={secondsLeft} onStay={() => {}} homeHref="/" supportHref="/ajutor" />
)

test('Error pages: the seconds are announced twice, not every second', async () => {
  const draw = await listen(updating(11))
  for (const seconds of [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) {
    draw(updating(seconds))
    await pass(1000)
  }
  expect(await announced()).toEqual([
    'polite: Te ducem la pagina principală în 10 secunde.',
    'polite: Te ducem la pagina principală în 3 secunde.',
  ])
})

const titles: Record<string, string> = { '/': 'Lobby', '/toate-jocurile': 'Toate jocurile' }

/** Pages as the site draws them, under the line of its links. */
function Site() {
  const here = useLocation()
  usePageFocus(here)
  return (
    <>
      <header>
        <Link to="/toate-jocurile">Jocuri</Link>
      </header>
      <Page key={here.pathname}>
        <PageTitle title={titles[here.pathname]} count="126 de jocuri" />
      </Page>
    </>
  )
}

test('Route change: the title of the new page is heard once, by its heading', async () => {
  await listen(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Site />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await goTo('link, Jocuri')
  await forget()
  await press('Enter')
  await pass(1000)
  const log = await said()
  expect(log).toSayOnce(/Toate jocurile/)
  expect(log).toSay('heading, Toate jocurile, level 1')
  expect(await readPage()).toSay('main', 'heading, Toate jocurile, level 1', '126 de jocuri')
})

test('Play bar: the way back names the game, and the clock is read in words without announcing itself', async () => {
  const startedAt = Date.UTC(2026, 10, 20, 16, 0)
  const bar = (minutes: number) => (
    <PlayBar
      title="Regina Nilului"
      backHref="/jocuri"
      mode={{ value: 'real', onValueChange: () => undefined }}
      fullScreen={{ active: false, onToggle: () => undefined }}
      session={{ startedAt, now: startedAt + minutes * 60_000 }}
      onSafePlay={() => undefined}
    />
  )
  const draw = await listen(bar(84))
  expect(await readPage()).toSay(
    'link, Înapoi din Regina Nilului',
    'heading, Regina Nilului, level 1',
    'Timp de joc: o oră și 24 de minute',
    'group, Fel de joc',
    'button, Demo',
    'button, Pe bani, current item',
    'button, Ecran complet, not pressed',
    'button, Joc responsabil',
  )
  draw(bar(85))
  expect(await announced()).toEqual([])
})
