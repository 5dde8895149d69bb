import { createHash } from 'node:crypto'
import type { Catalogue } from '#app/domain/catalogue.ts'
import { catalogueFileOf } from '#app/domain/catalogueFile.ts'

/** The name of some content: the same content has the same name in every instance. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** The browser's catalogue as it is sent. Jackpots are not in it: their growth would rename it every minute. */
export function packCatalogue(catalogue: Catalogue): { hash: string; json: string } {
  const json = JSON.stringify(catalogueFileOf(catalogue))
  return { hash: hashOf(json), json }
}
