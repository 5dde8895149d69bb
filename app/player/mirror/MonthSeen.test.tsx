import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { messages } from '#app/platform/messages/messages.ts'
import { moreMessages } from '#app/platform/messages/moreMessages.ts'
import { endVisit, type Visit } from '#app/platform/visit.ts'
import { renderIn } from '#app/testRender.tsx'
import * as queries from '../data/playerQueries.ts'
import { MonthSeen } from './MonthSeen.tsx'

let visit: Visit

beforeEach(() => {
  localStorage.clear()
  visit = createQueryClient()
})
afterEach(() => {
  cleanup()
  endVisit(visit)
})

function show(balances: object[], balanceHidden: boolean | undefined) {
  visit.setQueryData(queries.balancesQuery.queryKey, { balances } as never)
  visit.setQueryData(queries.overviewQuery.queryKey, { username: 'ana', balances } as never)
  if (balanceHidden !== undefined)
    visit.setQueryData(queries.visibilityQuery.queryKey, { balanceHidden } as never)
  renderIn(visit, <MonthSeen owner="5f3a" />, { ...messages, ...moreMessages })
}

const lei = { type: 'casino_gaming', amount: 210, currencyCode: 'RON' }
const unknown = 'Soldul de acum nu se știe.'
const hidden = /^Soldul este ascuns/

test.each([
  ['is known', [lei], false, []],
  ['is not known', [], false, [unknown]],
  ['is hidden', [lei], true, [hidden]],
  ['may be hidden', [lei], undefined, []],
])('UXP-19 the mirror says what it can of a balance that %s', (_what, balances, isHidden, said) => {
  show(balances, isHidden)
  for (const text of [unknown, hidden])
    expect(screen.queryAllByText(text)).toHaveLength((said as unknown[]).includes(text) ? 1 : 0)
  expect(screen.getByText(/oglinda începe de azi/)).toBeVisible()
})
