import { useEffect, useReducer } from 'react'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import { buildSearchIndex, type SearchConfig, type SearchIndex } from '#app/domain/search/searchIndex.ts'

/** Milliseconds of work between two yields to the browser. */
const SLICE_MS = 4

/** Resolves in a new task, without the minimum delay of nested timers. */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/** Runs `work` in slices of a few milliseconds, starting in the next task. */
export async function drain<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    await nextTurn()
    const until = performance.now() + SLICE_MS
    do {
      const { done, value } = work.next()
      if (done) return value
    } while (performance.now() < until)
  }
}

type Build = { index?: SearchIndex; finished: Promise<void> }

async function begin(build: Pick<Build, 'index'>, file: CatalogueFile, config: SearchConfig) {
  build.index = await drain(buildSearchIndex(file, config))
}

const builds = new WeakMap<CatalogueFile, Map<string, Build>>()

/** The shared build of a catalogue's index for a lobby; the first call starts it. */
function buildOf(file: CatalogueFile, config: SearchConfig): Build {
  const ofFile = builds.get(file) ?? new Map<string, Build>()
  builds.set(file, ofFile)
  const key = JSON.stringify(config)
  const known = ofFile.get(key)
  if (known) return known
  const build: Pick<Build, 'index'> = {}
  const begun = Object.assign(build, { finished: begin(build, file, config) })
  ofFile.set(key, begun)
  return begun
}

/** The index of a catalogue, once it is built. */
export function useSearchIndex(
  file: CatalogueFile | undefined,
  config: SearchConfig,
): SearchIndex | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const build = file && buildOf(file, config)

  useEffect(() => {
    if (!build || build.index) return
    let current = true
    void build.finished.then(() => current && redraw())
    return () => {
      current = false
    }
  }, [build])

  return build?.index
}
