import { createHash } from 'node:crypto'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'

/** The name of some content: the same content has the same name in every instance. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** The browser's catalogue as it is sent. Jackpots are not in it: their growth would rename it every minute. */
export function packCatalogue(file: CatalogueFile): { hash: string; json: string } {
  const json = JSON.stringify(file)
  return { hash: hashOf(json), json }
}
