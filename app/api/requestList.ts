import { ApiError } from './errors.ts'
import { BudgetExceededError, createJsonListParser, type ListBudget } from './jsonListParser.ts'
import { readChunks } from './readBody.ts'
import { fetchAndRead, type RequestOptions } from './request.ts'

type ListOptions = RequestOptions & {
  budget: ListBudget
  /** Called with the reason when the rest of a list is left out. */
  onCut: (problem: string, entries: number) => void
}

/**
 * Requests a JSON list and reads it as a stream: entries above the budget are neither stored nor awaited. Rejects as
 * `fetchAndRead` does, and with an `ApiError` if the body is not a list or exceeds its budget of bytes.
 */
export function requestList(url: string, { budget, onCut, ...options }: ListOptions): Promise<unknown[]> {
  return fetchAndRead(url, options, async (response) => {
    const { items, take, end } = createJsonListParser(budget)
    try {
      await readChunks(response, budget.bytes, take)
      end()
    } catch (error) {
      if (error instanceof SyntaxError) throw new ApiError(url, response.status, 'body is no list in JSON')
      if (!(error instanceof BudgetExceededError)) throw error
      onCut(error.message, items.length)
    }
    return items
  })
}
