import { expect, test } from 'vitest'
import { files, read } from './files.ts'

/** The service worker is a program of its own, beside all visits. */
const sources = files.filter(
  (file) =>
    /^app\/.*\.tsx?$/.test(file) &&
    !/\.test\.tsx?$|^app\/(?:testVisit|stormServers|platform\/offline\/worker\/)/.test(file),
)

/** Variables of modules: one value for all visits of a document. */
const ofDocument: Record<string, string> = {
  'app/api/contract/repair.ts': 'collects what one synchronous parse repairs',
  'app/api/serverClock.ts': "the device's clock beside the server's",
  'app/content/revalidation.ts': 'the router asks without a context whether a page loads again',
  'app/domain/sort.ts': 'a collator, which is slow to make',
  'app/lists/untilPointerUp.ts': 'whether a pointer is down in the window',
  'app/navigation/partSizes.ts': 'a stylesheet of the document',
  'app/platform/trustedScript.ts': 'a policy, whose name a document may use once',
}

/** Stores, and containers without a fixed content, that a module makes for itself. */
const MADE =
  /^(?:export )?const \w+(?:: .+)? = (?:create(?:ExternalStore|Listeners)\b|new (?:Map|Set)(?:<.*>)?\(\)|new (?!Map|Set|WeakMap|WeakSet|Intl|TextEncoder|RegExp|Promise)\w+\()/m

/** Containers of the document. */
const containers = ['app/platform/trustedScript.ts']

test('the state of a visit is not kept by modules: variables', () => {
  const variable = sources.filter((file) => /^(?:export )?let /m.test(read(file)))
  expect(variable).toEqual(Object.keys(ofDocument))
})

test('the state of a visit is not kept by modules: stores', () => {
  expect(sources.filter((file) => MADE.test(read(file)))).toEqual(containers)
})

test.each([
  'export const auth = createExternalStore<Auth>(pending)',
  'const { subscribe } = 1\nconst listeners = createListeners()',
  'const stops = new Map<string, () => void>()',
  'export const modalHistory = new ModalHistory()',
])('a planted store is found: %s', (text) => {
  expect(text).toMatch(MADE)
})
