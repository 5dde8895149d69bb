import type { AnalyticsEvent } from '#app/api/contract/analytics.ts'
import { createDeferredQueue } from '../deferredQueue.ts'
import { storeOf, type Visit } from '../visit.ts'

/** A page that is shown. */
export type ShownPage = { pathname: string; search: string }

/** A press on a menu link, on the page at `pathname`. */
export type MenuPress = { pathname: string; href: string }

/** Highest number of entries that wait for the code of analytics; later ones are dropped. */
const MAX_WAITING = 100

/** Log of the visit's events, pages and menu presses; it queues them until the code of analytics has loaded. */
export const createEventLog = () => createDeferredQueue<AnalyticsEvent | ShownPage | MenuPress>(MAX_WAITING)

/** Reports one event, page or press, now or once the visitor consents; without consent it is dropped. */
export const track = (visit: Visit, entry: AnalyticsEvent | ShownPage | MenuPress): void =>
  storeOf(visit, createEventLog).note(entry)
