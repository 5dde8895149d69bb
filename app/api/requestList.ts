import { readWithin } from './bodies.ts'
import { ApiError } from './errors.ts'
import { createItems, type ListBudget, OverBudget } from './jsonItems.ts'
import { answered, type RequestOptions } from './request.ts'

type ListOptions = RequestOptions & {
  budget: ListBudget
  /** Called with the reason when the rest of a list is left out. */
  onCut: (problem: string, entries: number) => void
}

/**
 * Requests a JSON list and reads it as a stream: entries above the budget are neither stored nor awaited. Rejects as
 * `answered` does, and with an `ApiError` if the body is not a list or exceeds its budget of bytes.
 */
export function requestList(url: string, { budget, onCut, ...options }: ListOptions): Promise<unknown[]> {
  return answered(url, options, async (response) => {
    const { items, take, end } = createItems(budget)
    try {
      await readWithin(response, budget.bytes, take)
      end()
    } catch (error) {
      if (error instanceof SyntaxError) throw new ApiError(url, response.status, 'body is no list in JSON')
      if (!(error instanceof OverBudget)) throw error
      onCut(error.message, items.length)
    }
    return items
  })
}
