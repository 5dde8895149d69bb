import { createExternalStore } from '#app/domain/externalStore.ts'
import { type JackpotLedger, withReport } from '#app/domain/jackpots/ledger.ts'
import { endOf, storeOf, useSelected, type Visit } from '#app/platform/visit.ts'
import { createJackpotFeed } from './jackpotFeed.ts'

/** The ledgers of all jackpots by their ids; they start with the first subscriber. */
function createJackpotLedgers(visit: Visit) {
  const feed = storeOf(visit, createJackpotFeed)
  const ledgers = createExternalStore<ReadonlyMap<string, JackpotLedger>>(new Map())
  let noted: number | undefined

  function note(): void {
    const { jackpots, reportedAt } = feed.getSnapshot() ?? { jackpots: [], reportedAt: undefined }
    // The shown amounts change between two reports.
    if (reportedAt === undefined || reportedAt === noted) return
    noted = reportedAt
    const before = ledgers.getSnapshot()
    ledgers.set(
      new Map(
        jackpots.map((jackpot) => [jackpot.id, withReport(before.get(jackpot.id), jackpot, reportedAt)]),
      ),
    )
  }

  endOf(visit).addEventListener('abort', feed.subscribe(note))
  note()
  return ledgers
}

/** The ledger of the jackpot `id` since the first subscription; undefined before the first report. */
export const useJackpotLedger = (id: string): JackpotLedger | undefined =>
  useSelected(createJackpotLedgers, (ledgers) => ledgers.get(id))
