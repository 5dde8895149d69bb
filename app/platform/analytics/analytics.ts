import type { AnalyticsEvent } from '#app/api/contract/analytics.ts'
import { contentView, isPageChange, navigationEvent } from '#app/domain/analytics.ts'
import { endOf, storeOf, type Visit } from '../visit.ts'
import { type Consent, type ConsentStore, createConsent } from './consent.ts'
import { createEventLog, type MenuPress, type ShownPage } from './track.ts'

declare global {
  interface Window {
    /** The list from which a tag manager reads commands and events. */
    dataLayer?: unknown[]
  }
}

/** Highest number of events that wait for consent; older ones are dropped. */
const MAX_WAITING_EVENTS = 100

export type AnalyticsPorts = {
  consent: Pick<ConsentStore, 'getSnapshot' | 'subscribe'>
  /** Adds one entry for the tag manager. */
  push: (entry: unknown) => void
  /** Removes entries that the tag manager may not have read yet. */
  takeBack: (entries: readonly unknown[]) => void
}

// Tag managers recognise a command by its being an arguments object, not an array.
function command(
  _name: 'consent',
  _step: 'default' | 'update',
  _storage: Record<string, Consent>,
): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments
}

/** Visitors are not asked about advertising storage, so it stays denied. */
const storage = (analytics: Consent): Record<string, Consent> => ({
  analytics_storage: analytics,
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
})

/**
 * Sends events once the visitor consents; until then they wait in memory. A refusal drops them, and also removes the
 * pushed ones that no script has read yet (ANA-03).
 */
export function createAnalytics({ consent, push, takeBack }: AnalyticsPorts) {
  let queue: AnalyticsEvent[] = []
  const sent: AnalyticsEvent[] = []
  let started = false

  function settle(): void {
    const state = consent.getSnapshot()
    if (!state) return
    push(command('consent', 'update', storage(state)))
    if (state === 'granted') queue.forEach(send)
    else takeBack(sent.splice(0))
    queue = []
  }

  function send(event: AnalyticsEvent): void {
    sent.push(event)
    push(event)
  }

  return {
    /** Sends the default consent (all denied), then this visitor's; the returned function stops it. */
    start(): () => void {
      push(command('consent', 'default', storage('denied')))
      started = true
      settle()
      return consent.subscribe(settle)
    },
    track(event: AnalyticsEvent): void {
      const state = consent.getSnapshot()
      if (state === 'denied') return
      if (state === 'granted' && started) send(event)
      else queue = [...queue, event].slice(-MAX_WAITING_EVENTS)
    },
  }
}

const createVisitAnalytics = (visit: Visit) =>
  createAnalytics({
    consent: storeOf(visit, createConsent),
    push(entry) {
      window.dataLayer ??= []
      window.dataLayer.push(entry)
    },
    takeBack(entries) {
      // The same array: a tag manager listens to its `push`.
      const kept = window.dataLayer?.filter((entry) => !entries.includes(entry)) ?? []
      window.dataLayer?.splice(0, window.dataLayer.length, ...kept)
    },
  })

/** Turns entries of the log into events; a page is reported once until another page is shown (ANA-01, RTE-14). */
function createReporter() {
  let last: string | undefined
  return (entry: AnalyticsEvent | ShownPage | MenuPress): AnalyticsEvent | undefined => {
    if ('event' in entry) return entry
    const { pathname } = entry
    if ('href' in entry) return navigationEvent(pathname, entry.href)
    const changed = last === undefined || isPageChange(last, pathname)
    last = pathname
    return changed ? contentView(pathname, entry.search) : undefined
  }
}

/** Starts analytics: sends the entries logged so far; reads consent from its cookie and its window event. */
function createStarted(visit: Visit) {
  const { start, track } = createVisitAnalytics(visit)
  const stopListening = storeOf(visit, createConsent).listen()
  const stop = start()
  const eventOf = createReporter()
  storeOf(visit, createEventLog).connect((entry) => {
    const event = eventOf(entry)
    if (event) track(event)
  })
  endOf(visit).addEventListener('abort', () => {
    stopListening()
    stop()
  })
}

/** Starts analytics, once a visit. */
export const startAnalytics = (visit: Visit): void => storeOf(visit, createStarted)
