import type { Browser } from 'playwright'
import { median, ms, signed } from './numbers.ts'
import { type Held, type Leaks, measureLeaks } from './player/leaks.ts'
import { type Login, measureLogins } from './player/login.ts'
import { type Moves, measureMoves } from './player/moves.ts'
import { measureNotifications, type Notifications } from './player/notifications.ts'
import type { Row, Section } from './report.ts'

export type PlayerNumbers = { logins: Login[]; moves: Moves[]; leaks: Leaks; notifications: Notifications }

/** Milliseconds from the click to a player's header, without the awaited responses. */
const MOST = 100
/** Largest layout shift that rounds to 0.000. */
const SHIFT = 0.0005
/** Longest gap between two frames in milliseconds while notifications arrive. */
const GAP = 100
/** Allowed deviation of counts that depend on the garbage collector. */
const ROUNDING = 0.01

export async function measurePlayer(browser: Browser, site: string, runs: number): Promise<PlayerNumbers> {
  const logins = await measureLogins(browser, site, runs)
  const moves = await measureMoves(browser, site)
  const notifications = await measureNotifications(browser, site)
  return { logins, moves, notifications, leaks: await measureLeaks(browser, site) }
}

function loginRows(logins: readonly Login[]): Row[] {
  const own = median(logins.map(({ header, answers }) => header - answers))
  return [
    {
      what: 'click on Log in to the header of a player, 4x slower processor',
      ours: ms(Math.round(median(logins.map(({ header }) => header)))),
      limit: ms(Math.round(median(logins.map(({ answers }) => answers)))),
      compared: signed(Math.round(own), ms),
      target: `≤ +${MOST} ms`,
      met: own <= MOST,
    },
    { what: 'to the money in it', ours: ms(Math.round(median(logins.map(({ money }) => money)))) },
  ]
}

const moveRow = ({ path, width, shift }: Moves): Row => ({
  what: `${path} at ${width} px: layout shift while a session is restored`,
  ours: shift.toFixed(4),
  target: '0.000',
  met: shift < SHIFT,
})

function leakRow(name: keyof Held, { rounds, before, after }: Leaks): Row {
  const grown = after[name] - before[name]
  return {
    what: `${name} after ${rounds} logins and logouts, beside before`,
    ours: String(after[name]),
    limit: String(before[name]),
    compared: signed(grown, String),
    target: '+0',
    met: grown <= Math.floor(before[name] * ROUNDING),
  }
}

const notificationRows = ({ count, worstGap, restGap, snackbars, listed }: Notifications): Row[] => [
  {
    what: `longest gap between two frames while ${count} notifications arrive, beside a second at rest`,
    ours: ms(Math.round(worstGap)),
    limit: ms(Math.round(restGap)),
    target: `≤ ${GAP} ms`,
    met: worstGap <= GAP,
  },
  {
    what: `of ${count} notifications in the list, with ${snackbars} snackbars`,
    ours: String(listed),
    limit: String(count),
    target: 'all, and no snackbar',
    met: listed === count && snackbars === 0,
  },
]

/** The table of a session's cost; the lower bound of a login is the responses it waits for. */
export const playerSection = ({ logins, moves, leaks, notifications }: PlayerNumbers): Section => ({
  title: 'Sessions',
  rows: [
    ...loginRows(logins),
    ...moves.map(moveRow),
    ...notificationRows(notifications),
    ...(['listeners', 'timers', 'nodes', 'queries'] as const).map((name) => leakRow(name, leaks)),
  ],
})
