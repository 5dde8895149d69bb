import { addressOf } from './addresses.ts'
import { plainComparison } from './compared.ts'
import { orderIn, withOrder } from './listOrder.ts'

/**
 * Path of a document with the part of the query that the server renders: the order of a list, or the compared games.
 * Other parameters only matter in the browser.
 */
export const documentAddress = (pathname: string, search: string): string =>
  pathname === addressOf('compare') ? plainComparison(search) : withOrder(pathname, orderIn(search))
