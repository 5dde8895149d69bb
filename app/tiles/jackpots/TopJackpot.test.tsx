import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import type { JackpotsShown, ShownJackpot } from '#app/domain/jackpots/shown.ts'
import { messages } from '#app/platform/messages/messages.ts'
import { storeOf } from '#app/platform/visit.ts'
import { renderIn } from '#app/testRender.tsx'
import { createJackpotFeed, useHasJackpot } from './jackpotFeed.ts'
import { TopJackpot } from './TopJackpot.tsx'

/** The jackpot of the game `a`, with this amount of its top level. */
function shownOf(amount: number): JackpotsShown {
  const levels = [{ title: 'Mega', amount, served: amount, state: 'running' }] as const
  const one: ShownJackpot = { id: 'j', slug: 'j', title: 'J', gameCodes: ['a'], levels, total: amount }
  return { jackpots: [one], byId: new Map([['j', one]]), byGame: new Map([['a', one]]) }
}

function Around({ served, onRender }: { served?: number; onRender: () => void }) {
  onRender()
  return useHasJackpot({ code: 'a', jackpot: served }) && <TopJackpot game="a" served={served} />
}

test('JAC-02 a change of a jackpot renders its amount alone', () => {
  const visit = createQueryClient()
  const feed = storeOf(visit, createJackpotFeed)
  const around = vi.fn()
  renderIn(visit, <Around served={100} onRender={around} />, messages)
  act(() => feed.set(shownOf(12.5)))
  expect(screen.getByText('12,50 lei')).toBeVisible()
  act(() => feed.set(shownOf(13)))
  expect(screen.getByText('13,00 lei')).toBeVisible()
  expect(around).toHaveBeenCalledTimes(1)
})

test('JAC-02 a game without a served jackpot shows one that the casino names since', () => {
  const visit = createQueryClient()
  const { container } = renderIn(visit, <Around onRender={() => undefined} />, messages)
  expect(container.textContent).toBe('')
  act(() => storeOf(visit, createJackpotFeed).set(shownOf(12.5)))
  expect(container.textContent).toBe('12,50 lei')
})
