import { ApiError } from '#app/api/errors.ts'

/** The kind of an error, without any personal data. */
function kindOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.name} ${error.status}`
  return error instanceof Error ? error.name : 'unknown'
}

/** Logs a failed load in the browser's console: which one and how, without personal data. */
export function logFailure(label: string, error: unknown): void {
  console.warn(`${label}: ${kindOf(error)}`)
}
