import * as v from 'valibot'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { storageEntry } from '#app/platform/storage.ts'
import { storeOf, type Visit } from '#app/platform/visit.ts'
import { createAuth } from '../session/auth.ts'

/** A stay at a game for money: its start in milliseconds since 1970, and the balance at the start in lei. */
export const Stay = v.object({ startedAt: v.number(), entry: v.optional(v.number()) })
export type Stay = v.InferOutput<typeof Stay>

/** The player's last known balance in lei, and whether they hide it. */
type Money = { last?: number; masked?: boolean }

export type RunningStay = Stay & Money

/** A finished stay, whose summary is shown once (UXP-18). `away` if the game ran on another site. */
export type EndedStay = Stay & Money & { endedAt: number; away: boolean }

export const MINUTE = 60_000

/** Whether a stay on another site was so long that a reality check is due on the return (CPL-05). */
export const isCheckDue = ({ startedAt, endedAt, away }: EndedStay, minutes: number | undefined): boolean =>
  away && minutes !== undefined && endedAt - startedAt >= minutes * MINUTE

/** A game within the site is stored per tab; a player who left for another site may return in a new tab. */
const kept = { here: storageEntry('tab', 'arama.stay'), away: storageEntry('device', 'arama.stay') } as const
type Place = keyof typeof kept

function write(place: Place, stay: Stay | undefined): void {
  if (stay) kept[place].writeJson(v.parse(Stay, stay))
  else kept[place].remove()
}

function read(place: Place): Stay | undefined {
  const result = v.safeParse(Stay, kept[place].readJson())
  return result.success ? result.output : undefined
}

const begun = (entry: number | undefined): Stay => ({
  startedAt: Date.now(),
  ...(entry !== undefined && { entry }),
})

/** The stay at the game that is running in this tab. */
export const createRunningStay = () => createExternalStore<RunningStay | undefined>(undefined)

/** The finished stay whose summary has not been shown yet. */
export const createEndedStay = () => createExternalStore<EndedStay | undefined>(undefined)

/** The player's stay at games for money: when it began, with which balance, and when it ended (UXP-18). */
export function createStay(visit: Visit) {
  const running = storeOf(visit, createRunningStay)
  const ended = storeOf(visit, createEndedStay)

  /** A finished stay whose summary a demo has delayed. */
  function pendingSummary(): Stay | undefined {
    const now = ended.getSnapshot()
    return now && v.parse(Stay, now)
  }

  function forget(): void {
    write('here', undefined)
    write('away', undefined)
    running.set(undefined)
    ended.set(undefined)
  }
  followPlayer(visit, forget)

  return {
    /** Starts a stay in this tab; reopening the game continues the stored one. */
    begin(entry: number | undefined): void {
      const stay = read('here') ?? pendingSummary() ?? begun(entry)
      write('here', stay)
      ended.set(undefined)
      running.set(stay)
    },
    /** Updates the balance during the game, so that it is still known after the session ends. */
    noteMoney(money: Money): void {
      const stay = running.getSnapshot()
      if (stay && (stay.last !== money.last || stay.masked !== money.masked))
        running.set({ ...stay, ...money })
    },
    /** The player leaves the site for a game (LCH-06): the start of the stay is stored until they return. */
    leaveForGame(entry: number | undefined): void {
      write('away', read('away') ?? begun(entry))
    },
    /** The player has left the game. */
    end(): void {
      const stay = running.getSnapshot() ?? read('here')
      write('here', undefined)
      running.set(undefined)
      if (stay) ended.set({ ...stay, endedAt: Date.now(), away: false })
    },
    /** The player returns from a game on another site, by whatever navigation. */
    returnFromGame(): void {
      const stay = read('away')
      if (!stay) return
      write('away', undefined)
      ended.set({ ...stay, endedAt: Date.now(), away: true })
    },
    forget,
  }
}

/**
 * Forgets the stay when another player logs in. After a session that ended by itself, or whose state could not be loaded,
 * the same player may log in again and continue the stay.
 */
function followPlayer(visit: Visit, forget: () => void): void {
  const auth = storeOf(visit, createAuth)
  /** Username of the player whose stay is stored, as far as this document knows. */
  let holder = auth.getSnapshot().player?.username
  auth.subscribe(() => {
    const { state, player, guestBy } = auth.getSnapshot()
    if (player) {
      if (holder !== undefined && holder !== player.username) forget()
      holder = player.username
    } else if (state === 'guest' && guestBy === undefined) {
      holder = undefined
      forget()
    }
  })
}
