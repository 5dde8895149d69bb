import { type Import, targetOf, withoutComments } from './importsIn.ts'
import { rooms } from './rooms.ts'

/**
 * The allowed imports of the architecture as data. `ours` are folders or files from the root of the repository;
 * `packages` are names or prefixes of names; `*` is any.
 */
type Room = { name: string; ours: string[]; packages: string[] }

const react = ['react', 'react-dom', 'react-intl']
const drawing = [...react, 'clsx', 'react-router-dom', 'valibot', '@tanstack/react-query']
const contract = 'app/api/contract'

/** What rooms of `app/` may import besides. */
const packagesOf: Record<string, string[]> = {
  domain: ['valibot'],
  api: ['valibot'],
  live: [...drawing, '@microsoft/signalr'],
  platform: [...drawing, '@sentry/browser', 'dompurify'],
  player: [...drawing, '@stomp/stompjs'],
}

const workbox = ['expiration', 'precaching', 'routing', 'strategies'].map((part) => `workbox-${part}`)

/** The first room whose name is a prefix of a file's path is its room. */
export const table: Room[] = [
  { name: 'tokens/dist/', ours: [], packages: [] },
  { name: 'tokens/', ours: ['tokens'], packages: ['node:', 'style-dictionary'] },
  {
    name: 'ui/',
    ours: ['ui', 'tokens/dist'],
    packages: [
      ...[...react, 'clsx', 'swiper', '@radix-ui/', 'framer-motion/dom/mini', '@floating-ui/dom'],
      ...['@tanstack/react-virtual', 'aria-hidden', 'circle-flags'],
    ],
  },
  // A script before all other code, and a program beside it.
  { name: 'app/platform/firstView/', ours: ['app', 'ui/foundation/brandFaces.ts'], packages: [] },
  { name: 'app/platform/offline/worker/', ours: ['app/domain', 'app/api/contract'], packages: workbox },
  // Which rooms a room may import stands in biome.json.
  ...Object.keys(rooms).map((room) => ({
    name: `app/${room}/`,
    ours: ['app', 'ui', 'tokens/dist'],
    packages: packagesOf[room] ?? drawing,
  })),
  { name: 'app/', ours: ['app', 'ui', 'tokens/dist'], packages: ['*'] },
  { name: 'server/', ours: ['server', 'app', 'virtual:'], packages: ['*'] },
  { name: 'sandbox/', ours: ['sandbox', contract, 'app/domain'], packages: ['*'] },
  {
    name: 'stories/',
    ours: ['stories', 'ui', 'app', 'tokens', 'sandbox/fixtures', 'sandbox/media', 'scripts/kit', 'virtual:'],
    packages: ['*'],
  },
  {
    name: '.storybook/',
    ours: [
      '.storybook',
      'stories',
      'scripts/kit',
      'scripts/pictures',
      'ui',
      'app',
      'tokens',
      'vite.shared.ts',
      'virtual:',
    ],
    packages: ['*'],
  },
  { name: 'e2e/', ours: ['e2e'], packages: ['*'] },
  {
    name: 'bench/',
    ours: [
      'bench',
      'scripts',
      'e2e/support',
      'ui',
      contract,
      'app/domain',
      'sandbox/seed',
      'tokens/dist',
      'vite.shared.ts',
    ],
    packages: ['*'],
  },
  {
    name: 'scripts/',
    ours: [
      'scripts',
      'repository/importsIn.ts',
      'ui/foundation/brandFaces.ts',
      'ui/media/Icon/icons.ts',
      'app/platform/messages',
      'tokens',
      'vite.shared.ts',
    ],
    packages: ['*'],
  },
  {
    name: 'repository/',
    ours: ['repository', 'ui', 'app', 'tokens', 'scripts', 'vite.shared.ts'],
    packages: ['*'],
  },
]

/** Exceptions from the table, each with its reason. */
export const departures: { file: string; target: string; reason: string }[] = [
  { file: 'server/sandbox.ts', target: 'sandbox', reason: 'loads the sandbox, only when it is asked for' },
  ...['app/platform/microFrontends', `${contract}/microFrontend.ts`].map((target) => ({
    file: 'e2e/support/microFrontendHost.ts',
    target,
    reason: 'runs the loader of micro-frontends a hundred times in a document of the site',
  })),
  ...['server', 'sandbox', 'stories/app/fixtures'].map((target) => ({
    file: 'scripts/lib/recordAnswers.ts',
    target,
    reason: 'records for the stories what the server answers over the sandbox',
  })),
]

/** Packages that a room may not import although it may import any. */
const forbidden: Record<string, RegExp> = {
  'sandbox/': /^(?:react|react-dom|react-router|react-router-dom|react-intl)(?:\/|$)/,
  'server/': /^(?:react|react-dom|react-intl)(?:\/|$)/,
}

/** Additional imports of tests, which are not part of a build. */
const forTests = {
  ours: ['app', 'ui', 'tokens', 'sandbox/fixtures'],
  packages: [
    'node:',
    'vitest',
    'fast-check',
    '@testing-library/',
    ...react,
    'react-router-dom',
    'vite',
    'style-dictionary',
  ],
}

const isOurs = ({ specifier }: Import) => /^[.#]|^virtual:/.test(specifier)
const isTest = (file: string) => /\.(?:test|spec|stories)\.tsx?$/.test(file)
const within = (target: string, place: string) =>
  target === place || target.startsWith(place.endsWith(':') ? place : `${place}/`)
const named = (target: string, name: string) =>
  name === '*' || target === name || target.startsWith(/[:/]$/.test(name) ? name : `${name}/`)

/** The room of `app/` that a path lies in. */
const roomOf = (path: string) => /^app\/\w+\//.exec(path)?.[0]

/** Out of a room of `app/` an import goes by its full name, which Biome can read. */
const leavesByPath = (given: Import): boolean =>
  given.specifier.startsWith('.') &&
  roomOf(given.file) !== undefined &&
  roomOf(given.file) !== roomOf(targetOf(given))

function allowed(given: Import, room: Room): boolean {
  const target = targetOf(given)
  const test = isTest(given.file) && room.name !== 'e2e/'
  if (leavesByPath(given)) return false
  if (isOurs(given)) {
    return [...room.ours, ...(test ? forTests.ours : [])].some((place) => within(target, place))
  }
  if (!test && forbidden[room.name]?.test(target)) return false
  return [...room.packages, ...(test ? forTests.packages : [])].some((name) => named(target, name))
}

const departs = (given: Import, { file, target }: (typeof departures)[number]) =>
  given.file === file && isOurs(given) && within(targetOf(given), target)

/** Exceptions that none of `imports` needs any more. */
export const idleDepartures = (imports: readonly Import[]): string[] =>
  departures
    .filter((departure) => !imports.some((given) => departs(given, departure)))
    .map(({ file, target }) => `${file} → ${target}`)

/** Problems of the imports, one sentence each; files without a room are not checked. */
export function problemsOf(imports: readonly Import[]): string[] {
  return imports.flatMap((given) => {
    const room = table.find(({ name }) => given.file.startsWith(name))
    if (!room || allowed(given, room) || departures.some((departure) => departs(given, departure))) return []
    return [`${given.file} imports ${given.specifier}, which ${room.name} may not`]
  })
}

// Domain code must be pure: clock, random numbers and window are arguments.
const IMPURE = /\b(?:Date\.now\b|new Date\(\)|Math\.random\b|performance\.)/

/** Why a file of app/domain depends on more than its arguments. */
export function impurityOf(file: string, source: string): string | undefined {
  if (!file.startsWith('app/domain/') || isTest(file)) return undefined
  const code = withoutComments(source)
  return IMPURE.exec(code)?.[0]
}
