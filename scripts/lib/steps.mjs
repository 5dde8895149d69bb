const results = 'test-results'

/** A step is a command; with `report` its tests are counted from that file, otherwise it counts as one test. */
export const checkSteps = [
  { name: 'types of the routes', command: ['react-router', 'typegen'], quiet: true },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'types of the service worker', command: ['tsc', '--noEmit', '-p', 'app/platform/offline/worker'] },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'styles', command: ['stylelint', '{ui,app,stories,.storybook}/**/*.css'] },
  { name: 'dead code', command: ['knip'] },
  {
    name: 'unit and server tests',
    command: ['vitest', 'run', '--project', 'unit*', '--project', 'server*', ...vitestReport('unit')],
    report: { kind: 'vitest', file: `${results}/unit.json` },
  },
]

export const storySteps = [
  {
    name: 'stories: behaviour, accessibility, narrow windows and pictures in both themes; overlays leave nothing behind',
    command: ['vitest', 'run', '--project', 'stories-*', '--project', 'browser', ...vitestReport('stories')],
    report: { kind: 'vitest', file: `${results}/stories.json` },
  },
  { name: 'storybook build', command: ['node', 'scripts/storybook.mjs', 'build'], quiet: true },
  {
    name: 'built storybook: a story and the page of each component',
    command: ['node', 'scripts/smoke-storybook.mjs'],
    report: { kind: 'jest', file: `${results}/smoke.json` },
  },
  {
    name: 'built storybook: a designer’s walk',
    command: ['node', 'scripts/walk-storybook.mjs'],
    report: { kind: 'playwright', file: `${results}/walk.json` },
  },
]

export const siteSteps = [
  {
    name: 'flows through the built site',
    command: ['playwright', 'test'],
    report: { kind: 'playwright', file: `${results}/e2e.json` },
  },
]

function vitestReport(name) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${results}/${name}.json`]
}
