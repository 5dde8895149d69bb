// @vitest-environment node
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { PageAnswer } from '#app/api/contract/pages.ts'
import { lobbyOfLayouts, lobbyOfTables, rowTitles } from './rows.ts'

/** The titles and the layouts of an answer's rows, in their order. */
function rowsIn(answers: Record<string, unknown>) {
  const [answer] = Object.values(answers).map((body) => v.parse(PageAnswer, body))
  if (!answer || 'redirect' in answer) throw new Error('rows.test: the answer is no page')
  return answer.page.parts.map((part) => {
    const slice = answer.slices[part.slice]
    return slice?.type === 'Games' ? [slice.title, slice.tileLayout] : [slice?.type]
  })
}

test('the lobby of layouts has one row of each of the six, titled by it', () => {
  const rows = rowsIn(lobbyOfLayouts())
  expect(rows.map(([title]) => title)).toEqual(rowTitles)
  expect(new Set(rows.map(([, layout]) => layout)).size).toBe(6)
})

test('the lobby of tables has the recorded rows alone', () => {
  expect(rowsIn(lobbyOfTables()).map(([title]) => title)).toEqual(
    expect.arrayContaining(['Top 10 mese', 'Ruletă', 'Blackjack']),
  )
})
