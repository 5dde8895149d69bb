import { createHash } from 'node:crypto'
import { type CatalogueFile, catalogueLines } from '#app/api/contract/catalogue.ts'

/** Hash of some content: the same in every instance. */
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12)

/** The browser's catalogue as it is sent, without jackpots, whose growth would change its hash every minute. */
export function packCatalogue(file: CatalogueFile): { hash: string; lines: string } {
  const lines = catalogueLines(file)
    .map((line) => JSON.stringify(line))
    .join('\n')
  return { hash: hashOf(lines), lines }
}
