// Opens one story of each component in the built Storybook with @storybook/test-runner, and its docs page, and counts the
// pictures that Chromatic would take.
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { run } from './lib/run.mjs'
import { serveStorybook } from './lib/serveStorybook.mjs'

/** Stories of one room are opened one after another in one page; `Componente` has too many for one. */
const roomOf = (title) => title.split('/', title.startsWith('Componente/') ? 2 : 1).join('/')

/** The index with the first story of each component, by room; other tests cover all stories. */
async function firstStories() {
  const { entries, ...index } = JSON.parse(await readFile('storybook-static/index.json', 'utf8'))
  // A page of many frames takes longer to leave than the runner waits; the stories in its frames are opened themselves.
  const stories = Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && !tags.includes('frames'),
  )
  const firsts = [...Map.groupBy(stories, ({ title }) => title).values()].map(([first]) => first)
  const visits = firsts.map((story) => ({
    ...story,
    title: roomOf(story.title),
    name: `${story.title} ${story.name}`,
  }))
  return { ...index, entries: Object.fromEntries(visits.map((story) => [story.id, story])) }
}

// The test runner gets the filtered index; the browser needs the original one.
const filtered = new Hono().get('/index.json', async (context, next) =>
  context.req.header('user-agent')?.startsWith('Mozilla') ? next() : context.json(await firstStories()),
)
const { url, close } = await serveStorybook(filtered)
const code = await run('test-storybook', [
  ...['--url', url, '--index-json', '--disable-telemetry', '--maxWorkers=2'],
  ...['--json', '--outputFile', 'test-results/smoke.json'],
])
const codes = [code, await run('node', ['scripts/snapshots.ts'])]
close()
process.exit(Math.max(...codes))
