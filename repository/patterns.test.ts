import { checkSync } from 'recheck'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { files, read } from './files.ts'

/** Timeout in milliseconds: all patterns take 15 s on a quiet machine. */
const CHECK_TIMEOUT_MS = 300_000

/** Files with regular expressions for external input: of visitors, upstreams, editors. */
const sources = files.filter(
  (file) => /^(?:app|server|ui)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|compiled\//.test(file),
)

type Pattern = { source: string; flags: string }
type Node = { type?: string; regex?: { pattern: string; flags: string } }

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  yield value as Node
  for (const inside of Object.values(value)) yield* nodesIn(inside)
}

/** The regular expression literals of a file. */
const patternsIn = (file: string, text: string): Pattern[] =>
  [...nodesIn(parseSync(file, text).program)].flatMap(({ type, regex }) =>
    type === 'Literal' && regex ? [{ source: regex.pattern, flags: regex.flags }] : [],
  )

/** Why a pattern can take more than linear time, if it can. */
function slownessOf({ source, flags }: Pattern): string | undefined {
  // Without a limit of time the verdict is the same on a busy machine.
  const automaton = checkSync(source, flags, { checker: 'automaton', timeout: null })
  const verdict =
    automaton.status === 'unknown' ? checkSync(source, flags, { checker: 'fuzz', timeout: null }) : automaton
  return verdict.status === 'vulnerable' ? verdict.complexity.summary : undefined
}

test(
  'ADM-06 no pattern takes more than linear time for any input',
  () => {
    const patterns = sources.flatMap((file) =>
      patternsIn(file, read(file)).map((found) => ({ file, ...found })),
    )
    expect(patterns.length).toBeGreaterThan(60)
    const slow = patterns.flatMap(({ file, ...pattern }) => {
      const slowness = slownessOf(pattern)
      return slowness ? [`${file}: /${pattern.source}/ ${slowness}`] : []
    })
    expect(slow).toEqual([])
  },
  CHECK_TIMEOUT_MS,
)

test.each([
  ['slashes before something else', '/+$'],
  ['a list that can be cut in many ways', String.raw`^(?:[\w.-]+ ?)*$`],
])('ADM-06 a planted pattern is found: %s', (_what, source) => {
  expect(slownessOf({ source, flags: '' })).toBeDefined()
})

test('composed patterns are only in known files', () => {
  const built = sources.filter((file) => /new RegExp\(/.test(read(file)))
  expect(built).toEqual(['app/domain/routeMatch.ts'])
})

test.each([
  ['properties that React gives to elements', /__react(?!Router)/],
  ['exports that are marked as unsafe', /\bUNSAFE_/],
  ['the router’s storage', /react-router-scroll-positions/],
  ['methods of the router that are replaced', /router\.\w+ = /],
])('no source uses private parts of packages: %s', (_what, pattern) => {
  expect(sources.filter((file) => pattern.test(read(file)))).toEqual([])
})

test('no page calls what its oldest browsers lack (vite.shared.ts)', () => {
  const pages = sources.filter((file) => /^(?:app|ui)\//.test(file))
  const missing =
    /\b(?:URL\.parse|Promise\.try|RegExp\.escape|Array\.fromAsync|Iterator\.from|scheduler\.yield)\(/
  expect(pages.filter((file) => missing.test(read(file)))).toEqual([])
})

test('UXP-01 the router’s location and its navigations are read and begun in one room', () => {
  const users = sources.filter((file) => /\buse(?:Location|Navigate)\b/.test(read(file)))
  expect(users.filter((file) => !/^app\/(?:navigation\/|testVisit)/.test(file))).toEqual([])
})
