import type { Fault } from './faults.ts'
import { excluded, regular } from './fixtures/players.ts'
import type { StoryPlayer } from './player.ts'
import type { SiteProps } from './visit.ts'

/** The switches of the toolbar that the site's stories obey; `story` is what the story itself says. */
export type Circumstances = {
  audience: 'story' | 'guest' | 'player' | 'excluded'
  date: 'recorded' | 'tomorrow' | 'week' | 'months'
  network: 'story' | 'slow' | 'offline' | 'error'
}

const DAY_MS = 86_400_000

/** Time after the recording; the last one is later than the end of the recorded self-exclusion. */
const offsets: Record<Circumstances['date'], number> = {
  recorded: 0,
  tomorrow: DAY_MS,
  week: 7 * DAY_MS,
  months: 215 * DAY_MS,
}

const players: Record<'guest' | 'player' | 'excluded', StoryPlayer | undefined> = {
  guest: undefined,
  player: regular,
  excluded,
}

/** The page itself arrives, as it would from a cache; what it asks for afterwards does not. */
const onlyThePage = (fault: Fault): Record<string, Fault> => ({
  '': fault,
  '/api/pages': 'none',
  '/api/catalogue': 'none',
})

const networks: Record<'slow' | 'offline' | 'error', Record<string, Fault>> = {
  slow: { '': 'slow' },
  offline: onlyThePage('offline'),
  error: onlyThePage(503),
}

/** Milliseconds between the recording and the story's clock. */
export const timeAfterRecording = ({ date = 'recorded' }: Partial<Circumstances>): number => offsets[date]

/** Whether the toolbar changes what the story says of itself. */
export const isChanged = ({ audience, date, network }: Partial<Circumstances>): boolean =>
  [audience ?? 'story', date ?? 'recorded', network ?? 'story'].join() !== 'story,recorded,story'

/** A story's arguments as the toolbar changes them. */
export function under({ audience = 'story', network = 'story' }: Partial<Circumstances>, args: SiteProps) {
  return {
    ...args,
    ...(audience !== 'story' && { player: players[audience] }),
    ...(network !== 'story' && { faults: { ...args.faults, ...networks[network] } }),
  }
}
