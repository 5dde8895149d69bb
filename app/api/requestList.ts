import { readWithin } from './bodies.ts'
import { ApiError } from './errors.ts'
import { createItems, type ListBudget, OverBudget } from './jsonItems.ts'
import { answered, type RequestOptions } from './request.ts'

type ListOptions = RequestOptions & {
  budget: ListBudget
  /** Hears why the rest of a list was left out. */
  onCut: (problem: string, entries: number) => void
}

/**
 * The list in JSON that answers one call, read as it comes: what is above its budget of entries is neither held nor waited
 * for. Rejects as `answered` does, and with an `ApiError` where the body is no list or above its budget of bytes.
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
