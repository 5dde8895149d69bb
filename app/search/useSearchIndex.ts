import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { buildSearchIndex, type SearchConfig, type SearchIndex } from '#app/domain/search/searchIndex.ts'
import { type BackgroundBuild, startBackgroundBuild, useBuild } from './backgroundBuild.ts'

const builds = new WeakMap<CatalogueFile, Map<string, BackgroundBuild<SearchIndex>>>()

/** The shared build of a catalogue's index for a lobby; the first call starts it. */
function buildOf(file: CatalogueFile, config: SearchConfig): BackgroundBuild<SearchIndex> {
  const ofFile = builds.get(file) ?? new Map<string, BackgroundBuild<SearchIndex>>()
  builds.set(file, ofFile)
  const key = JSON.stringify(config)
  const build = ofFile.get(key) ?? startBackgroundBuild(buildSearchIndex(file, config))
  ofFile.set(key, build)
  return build
}

/** The index of a catalogue, once it is built. */
export const useSearchIndex = (
  file: CatalogueFile | undefined,
  config: SearchConfig,
): SearchIndex | undefined => useBuild(file && buildOf(file, config))
