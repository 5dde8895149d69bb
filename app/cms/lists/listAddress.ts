import { addressOf } from '#app/domain/addresses.ts'

/** Name of the query parameter with the id of a list. */
export const LIST_PARAMETER = 'lista'

export const listAddress = (id: string): string =>
  `${addressOf('lists')}?${LIST_PARAMETER}=${encodeURIComponent(id)}`
