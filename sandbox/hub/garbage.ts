import { liveEvents } from '#app/api/contract/live.ts'
import type { Random } from '../seed/random.ts'
import { invocationRecord, RS, recordOf, types } from './protocol.ts'
import type { LiveUpdate } from './tables.ts'

const update = (argument: unknown): string => invocationRecord(liveEvents.update, argument)

const html = '<img src=x onerror="document.title=\'pwned\'"><script>document.title="pwned"</script>'

/** Characters of an oversized record. */
const OVERSIZED_LENGTH = 1_000_000

/** Written as text: an object literal with this key would set the prototype instead. */
const prototypeRecord = (code: string): string =>
  `{"type":1,"target":"updateTable","arguments":[{"ImsGameCode":${JSON.stringify(code)},` +
  '"__proto__":{"Status":"offline","polluted":true},"constructor":{"prototype":{"polluted":true}},' +
  `"SeatsAvailability":{"__proto__":true,"constructor":true,"seat1":true}}]}${RS}`

/** Invalid records about the table of `like`. */
const oddities: readonly ((like: LiveUpdate, random: Random) => string)[] = [
  ({ ImsGameCode }) => update({ ImsGameCode, Status: 7, Dealer: 'Ioana', SeatsAvailability: [true, false] }),
  ({ ImsGameCode }) => update({ ImsGameCode, Limits: { Min: '1e9', Max: null }, Results: { 0: '17' } }),
  ({ ImsGameCode }) => update({ ImsGameCode, PlayersSeated: -12, Limits: { Min: -5, Max: -1 } }),
  ({ ImsGameCode }) => update({ ImsGameCode, SeatsAvailability: { 'seat-1': -1, seat0: 'free', '': true } }),
  ({ ImsGameCode }) => update({ ImsGameCode, Dealer: { DealerName: html }, Results: [html], Status: html }),
  ({ ImsGameCode }) => update({ ImsGameCode, DynamicImageUrl: 'javascript:alert(1)', Language: html }),
  ({ ImsGameCode }) => update({ ImsGameCode, OpensAt: 'mâine', Language: 'xx-klingon' }),
  ({ ImsGameCode }) => prototypeRecord(ImsGameCode),
  () => update({ ImsGameCode: '__proto__', Status: 'offline' }),
  () => update({ ImsGameCode: 'constructor', Status: 'offline' }),
  (_like, random) =>
    update({ ImsGameCode: `nu-exista-${random.int(100_000)}`, Status: 'online', Version: 1 }),
  () => update({ Status: 'offline', Version: 5 }),
  ...[null, [], 'updateTable', 42].map((value) => () => update(value)),
  ({ ImsGameCode }) => update({ ImsGameCode, Status: 'from the past', Version: 0 }),
  (like) => update(like) + update(like),
]

/** A random readable but invalid record. */
export const someGarbage = (random: Random, like: LiveUpdate): string => random.pick(oddities)(like, random)

/** Every invalid record once, in one message. */
export const allOddities = (random: Random, like: LiveUpdate): string =>
  oddities.map((odd) => odd(like, random)).join('')

/** One record of a megabyte. */
export const oversized = ({ ImsGameCode }: LiveUpdate): string =>
  update({ ImsGameCode, Dealer: { DealerName: 'A'.repeat(OVERSIZED_LENGTH) } })

/** Ten thousand records of unknown tables in one message. */
export const crowd = (): string =>
  Array.from({ length: 10_000 }, (_, index) => update({ ImsGameCode: `masa-${index}`, Version: index })).join(
    '',
  )

/** An unreadable message; it ends the connection of most clients. */
export const malformed = (): string => `{"type":1,"target":"updateTable","arguments":[{"ImsGameCode"${RS}`

/** Events and message types that a newer hub might have. */
export const unknownRecords = (): string =>
  invocationRecord('tableMoved', { ImsGameCode: 'nu-exista' }) +
  invocationRecord('__proto__', 1) +
  recordOf({ type: 42, target: 'init' }) +
  recordOf({ type: types.completion, invocationId: 'nobody-asked', result: 1 }) +
  update({ ImsGameCode: 'nu-exista', Status: 'online', Version: 1 })

/** Updates of a table before `init`. */
export const earlyRecords = (code: string): string =>
  [1, 2, 3].map((Version) => update({ ImsGameCode: code, Status: 'online', Version })).join('')
