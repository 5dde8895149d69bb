import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { clearFaults, setFault } from '../../e2e/support/processes.ts'
import { rest } from '../browser.ts'
import { paths } from '../guestPages.ts'
import type { Row } from '../report.ts'
import { type Fleet, until } from './fleet.ts'
import type { Instance } from './instance.ts'

const root = join(import.meta.dirname, '..', '..')

/** Milliseconds in which all instances have to learn of a change. */
const SOON = 1000

/** Milliseconds of load before and after an event. */
const SPAN = 3000

const first = ({ instances }: Fleet) => instances[0] as Instance

const judged = (what: string, ours: number, most: number, unit = ''): Row => ({
  what,
  ours: `${Math.round(ours)}${unit}`,
  target: `≤ ${most}${unit}`,
  met: ours <= most,
})

/** The most called path of a service. */
function mostAsked(calls: Record<string, number>): { calls: number; path: string } {
  const [path = '', count = 0] = Object.entries(calls).toSorted(([, a], [, b]) => b - a)[0] ?? []
  return { calls: count, path }
}

const askedRow = (what: string, calls: Record<string, number>, most: number): Row => {
  const { calls: ours, path } = mostAsked(calls)
  return { ...judged(what, ours, most), compared: path }
}

/** All instances start at once with empty caches. */
export async function begin(fleet: Fleet): Promise<Row[]> {
  await Promise.all(fleet.instances.map((instance) => instance.start(root)))
  await Promise.all(fleet.instances.flatMap(({ url }) => paths.map((path) => fetch(url + path))))
  const tags = await Promise.all(
    fleet.instances.map(async ({ url }) => (await fetch(`${url}/promotii`)).headers.get('etag')),
  )
  const calls = await fleet.calls()
  return [
    askedRow(`calls of a list, of ${Object.keys(calls).length} paths, as three instances begin`, calls, 1),
    judged('different tags of one page at three instances', new Set(tags).size, 1),
  ]
}

/** An editor publishes, and the content service reports it. */
export async function publish(fleet: Fleet): Promise<Row[]> {
  const title = `Publicat ${Date.now()}`
  const address = `${fleet.sandbox.url}/control/promotions/bun-venit?status=Published`
  const promotion = (await (await fetch(address)).json()) as object
  const before = await (await fetch(`${first(fleet).url}/promotii`)).headers.get('etag')
  await fleet.calls()
  await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...promotion, title }),
  })
  const { everywhere } = await fleet.announce(['promotions'])
  const seenAt = fleet.instances.map(({ url }) =>
    until(async () => {
      const answer = await fetch(`${url}/promotii`)
      return (await answer.text()).includes(title) && answer.headers.get('etag') !== before
    }),
  )
  const seen = Math.max(...(await Promise.all(seenAt)))
  const calls = await fleet.calls()
  return [
    {
      ...judged('a publish is seen everywhere, under a new tag, after', seen, SOON, ' ms'),
      compared: everywhere ? 'all were told' : 'not told',
    },
    judged('calls that it cost, of the list that changed', calls['/casino/promotions'] ?? 0, 1),
    askedRow('calls that it cost, of any other list', { ...calls, '/casino/promotions': 0 }, 0),
  ]
}

/** A service fails for one instance: the others open their breakers as well. */
export async function fail(fleet: Fleet): Promise<Row[]> {
  const alone = { msg: 'upstream', upstream: 'casino', state: 'is left alone' }
  const again = { ...alone, state: 'answers again' }
  const games = (await (
    await fetch(`${fleet.sandbox.url}/casino/games/no-files?locale=ro&status=Published`)
  ).json()) as { gameCode: string }[]
  const pages = games.slice(-40).map(({ gameCode }) => `${first(fleet).url}/joc/${gameCode}`)
  const count = (fields: object) => fleet.instances.filter(({ said }) => said({ ...fields }) > 0).length
  await setFault(fleet.sandbox, '/casino/*', 'error-503')
  let asked = 0
  while (first(fleet).said(alone) === 0 && asked < pages.length) {
    await fetch(pages[asked] as string)
    asked += 1
  }
  const told = await until(() => count(alone) === fleet.instances.length)
  await clearFaults(fleet.sandbox)
  const healed = await until(async () => {
    await fetch(pages.at(-1) as string)
    return count(again) === fleet.instances.length
  })
  return [
    judged('all leave a service alone that failed for one, after', told, SOON, ' ms'),
    judged('all ask it again after it is well', healed, 5000, ' ms'),
  ]
}

/** Stops one instance and starts it again; resolves to its exit code. */
async function endFirst(fleet: Fleet, signal: NodeJS.Signals): Promise<number | null> {
  const code = await first(fleet).stop(signal)
  await rest(SPAN)
  await first(fleet).start(root)
  await rest(SPAN)
  return code
}

/** One instance is killed and restarted. */
export async function kill(fleet: Fleet): Promise<Row[]> {
  await endFirst(fleet, 'SIGKILL')
  return []
}

/** One instance is stopped gracefully. */
export async function drain(fleet: Fleet): Promise<Row[]> {
  const code = await endFirst(fleet, 'SIGTERM')
  return [
    {
      what: 'exit code of an instance that was asked to leave',
      ours: String(code),
      target: '0',
      met: code === 0,
    },
  ]
}

/** Redis is lost for a while. */
export async function loseRedis(fleet: Fleet): Promise<Row[]> {
  const gone = { msg: 'upstream', upstream: 'redis', state: 'is left alone' }
  const back = { ...gone, state: 'answers again' }
  const lines = (fields: object) => fleet.instances.map(({ said }) => said({ ...fields }))
  await fleet.redis.stop()
  await rest(SPAN)
  const { everywhere } = await fleet.announce(['menus'])
  await fleet.redis.start()
  const came = await until(() => lines(back).every((count) => count > 0))
  await rest(SPAN)
  return [
    {
      what: 'lines of each instance about Redis that is gone',
      ours: lines(gone).join(', '),
      target: '1, 1, 1',
      met: lines(gone).every((count) => count === 1),
    },
    {
      what: 'a publish meanwhile says that the others do not know',
      ours: everywhere ? 'no' : 'yes',
      target: 'yes',
      met: !everywhere,
    },
    judged('all share again after Redis is back', came, 5000, ' ms'),
  ]
}

/** Every instance is replaced by the next release, one after the other. */
export async function roll(fleet: Fleet, next: string): Promise<Row[]> {
  await fleet.calls()
  for (const instance of fleet.instances) {
    await instance.stop('SIGTERM')
    await instance.start(next)
    await rest(SPAN)
  }
  const calls = await fleet.calls()
  const old = readdirSync(join(root, 'build', 'client', 'assets')).filter((name) => name.endsWith('.js'))
  const statuses = await Promise.all(
    old.map(async (name) => (await fetch(`${fleet.url}/assets/${name}`)).status),
  )
  return [
    askedRow('calls of a list as all begin anew', calls, 1),
    judged(
      `files of the old release that are gone, of ${old.length}`,
      statuses.filter((status) => status !== 200).length,
      0,
    ),
  ]
}
