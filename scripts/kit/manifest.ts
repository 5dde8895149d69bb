import { readFileSync } from 'node:fs'

type Dependencies = Record<string, string>
type Root = { version: string; license: string; dependencies: Dependencies }

const { version, license, dependencies } = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../package.json`, 'utf8'),
) as Root

/** A page must have one copy of these, and it is the site's. */
const peers = ['react', 'react-dom', 'react-intl']

const module = (path: string) => ({ types: `./${path}.d.ts`, default: `./${path}.js` })

/** `@radix-ui/react-dialog` of `@radix-ui/react-dialog/x`. */
const packageOf = (specifier: string) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

function versionOf(name: string): string {
  const found = dependencies[name]
  if (!found)
    throw new Error(`kit: ${name} is imported, but package.json does not have it among its dependencies.`)
  return found
}

const listed = (names: string[], range: (version: string) => string): Dependencies =>
  Object.fromEntries(names.map((name) => [name, range(versionOf(name))]))

/** The `package.json` of the kit, whose modules import `specifiers` of other packages. */
export function manifestOf(specifiers: readonly string[]) {
  const used = [...new Set([...specifiers.map(packageOf), ...peers])].sort()
  return {
    name: 'arama-kit',
    version,
    description: 'Components of an online casino for React',
    license,
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      './base.css': './base.css',
      './components.css': './components.css',
      './tokens.css': './tokens.css',
      './light.tokens.json': './light.tokens.json',
      './dark.tokens.json': './dark.tokens.json',
      './tokens': module('tokens/dist/tokens'),
      './assets/*': './assets/*',
      './messages/ro': module('ui/foundation/messages/kit'),
      './messages/ro.json': './messages/ro.json',
      './foundation/Link': module('ui/foundation/Link/index'),
      './foundation/*': module('ui/foundation/*'),
      './*': module('ui/*/index'),
      './package.json': './package.json',
    },
    peerDependencies: listed(peers, (exact) => `^${exact}`),
    dependencies: listed(
      used.filter((name) => !peers.includes(name)),
      (exact) => exact,
    ),
  }
}
