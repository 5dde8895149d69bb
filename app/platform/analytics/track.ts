import type { AnalyticsEvent } from '#app/api/contract/analytics.ts'
import { createHandover } from '../handover.ts'
import { storeOf, type Visit } from '../visit.ts'

/** A page that is shown. */
export type ShownPage = { pathname: string; search: string }

/** A press on a menu link, on the page at `pathname`. */
export type MenuPress = { pathname: string; href: string }

/** Highest number of entries that wait for the code of analytics; later ones are dropped. */
const MAX_WAITING = 100

/** What a visit has to report: kept until the code that reports it has loaded. */
export const createEventLog = () => createHandover<AnalyticsEvent | ShownPage | MenuPress>(MAX_WAITING)

/** Reports one event, page or press, now or once the visitor consents; without consent it is dropped. */
export const track = (visit: Visit, entry: AnalyticsEvent | ShownPage | MenuPress): void =>
  storeOf(visit, createEventLog).note(entry)
