import type { Plugin } from 'vite'

/** Pages by the modules that they begin with. */
const ROOTS = {
  /** What stands around every page. The entry keeps what it alone has: as one file both would run in one long task. */
  frame: /\/app\/(?:root|shell\/SiteLayout)\.tsx(?:\?.*)?$/,
  /** The parts that editors place, of which the lobby has all. */
  parts: /\/app\/routes\/lobby\.tsx(?:\?.*)?$/,
  /** Pages without such parts. */
  plain: /\/app\/routes\/(?:game|promotions|winners|play)\.tsx(?:\?.*)?$/,
  list: /\/app\/routes\/gameList\.tsx(?:\?.*)?$/,
  /** The details of a game, as a page and over others. */
  details: /\/app\/routes\/game\.tsx(?:\?.*)?$/,
  /** Pages with live tables. */
  live: /\/app\/routes\/liveLobby\.tsx(?:\?.*)?$/,
} as const

/** Reached through the index of its package, which names all it has; what uses it comes with a player. */
const LATE = /\/@tanstack\/(?:query-core|react-query)\/.*\/(?:mutationObserver|useMutation)\.js$/

type Kind = keyof typeof ROOTS
const modules: Record<Kind, Set<string>> = {
  frame: new Set(),
  parts: new Set(),
  plain: new Set(),
  list: new Set(),
  details: new Set(),
  live: new Set(),
}

/** Finds out which kinds of page bring a module, by walking the finished graph. */
export const pageGraph: Plugin = {
  name: 'page-graph',
  applyToEnvironment: ({ name }) => name === 'client',
  buildEnd() {
    const all = [...this.getModuleIds()]
    for (const kind of Object.keys(ROOTS) as Kind[]) {
      const found = modules[kind]
      found.clear()
      const waiting = all.filter((id) => ROOTS[kind].test(id))
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (found.has(id) || LATE.test(id)) continue
        found.add(id)
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    }
  },
}

/** A plain page that shares a module with the others shall not bring the rest of theirs. */
const isShared = (id: string) => modules.plain.has(id) && (modules.parts.has(id) || modules.list.has(id))

/** What live tables alone need, on pages of theirs and in rows of others. */
const isLive = (id: string) =>
  modules.live.has(id) && /\/app\/(?:live|domain\/live|realtime\/(?:feed|liveTables|reader)\.ts)/.test(id)

/** A group takes what it imports along; what others share of that stands apart, or they would bring live tables. */
const isBesideLive = (id: string) => modules.live.has(id) && !isLive(id)

/** What several pages share comes in few files: a dozen small ones cost more in headers than in text. */
export const groups = [
  { name: 'site', test: (id: string) => modules.frame.has(id) || isShared(id), priority: 5 },
  { name: 'parts', test: (id: string) => modules.parts.has(id), minShareCount: 2, priority: 4 },
  { name: 'list', test: (id: string) => modules.list.has(id), minShareCount: 2, priority: 3 },
  { name: 'details', test: (id: string) => modules.details.has(id), minShareCount: 2, priority: 2 },
  { name: 'common', test: isBesideLive, minShareCount: 2, priority: 1 },
  { name: 'live', test: isLive, minShareCount: 2, priority: 0 },
]
