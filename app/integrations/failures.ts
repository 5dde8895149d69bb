import { ApiError } from '#app/api/errors.ts'

/** What failed, in a word that holds nothing of anybody. */
function kindOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.name} ${error.status}`
  return error instanceof Error ? error.name : 'unknown'
}

/** Says in the browser's log that a load failed: which one and how, never of whom. */
export function noteFailure(label: string, error: unknown): void {
  console.warn(`${label}: ${kindOf(error)}`)
}
