import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CatalogueFile, openCatalogue } from '#app/api/contract/catalogue.ts'

/** The catalogue recorded for the stories; the meanings of the queries name its titles. */
export function recordedCatalogue(): CatalogueFile {
  const path = join(import.meta.dirname, '../../stories/app/fixtures/catalogue.json')
  return openCatalogue(JSON.parse(readFileSync(path, 'utf8')).lines)
}
