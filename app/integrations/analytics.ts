import type { AnalyticsEvent } from '#app/domain/analytics.ts'
import { type Consent, type ConsentStore, createConsent } from './consent.ts'

declare global {
  interface Window {
    /** Where a tag manager looks for commands and events. */
    dataLayer?: unknown[]
  }
}

/** Events that wait for consent; of more the last ones. */
const MOST = 100

export type AnalyticsPorts = {
  consent: Pick<ConsentStore, 'getSnapshot' | 'subscribe'>
  /** Hands one entry to the tag manager. */
  push: (entry: unknown) => void
}

// Tag managers know a command by its being an arguments object; they would read an array as something else.
function command(
  _name: 'consent',
  _step: 'default' | 'update',
  _storage: Record<string, Consent>,
): IArguments {
  // biome-ignore lint/complexity/noArguments: see above
  return arguments
}

/** What advertising may keep is nobody's question here, so the answer stays no. */
const storage = (analytics: Consent): Record<string, Consent> => ({
  analytics_storage: analytics,
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
})

/** Events wait in memory for consent; a no drops them (ANA-03). */
export function createAnalytics({ consent, push }: AnalyticsPorts) {
  let queue: AnalyticsEvent[] = []
  let started = false

  function settle(): void {
    const state = consent.getSnapshot()
    if (!state) return
    push(command('consent', 'update', storage(state)))
    if (state === 'granted') for (const event of queue) push(event)
    queue = []
  }

  return {
    /** Says that nothing is allowed yet, then what this visitor allowed; returns what ends it. */
    start(): () => void {
      push(command('consent', 'default', storage('denied')))
      started = true
      settle()
      return consent.subscribe(settle)
    },
    track(event: AnalyticsEvent): void {
      const state = consent.getSnapshot()
      if (state === 'denied') return
      if (state === 'granted' && started) push(event)
      else queue = [...queue, event].slice(-MOST)
    },
  }
}

const consent = createConsent()
const analytics = createAnalytics({
  consent,
  push(entry) {
    window.dataLayer ??= []
    window.dataLayer.push(entry)
  },
})

/** Reports one event, now or when this visitor allows it; without consent it is forgotten. */
export const track = (event: AnalyticsEvent): void => analytics.track(event)

/** Keeps what a visitor said and lets events go or drops them. */
export const setConsent = (next: Consent): void => consent.set(next)

/** Begins to report, once a visit, before anything is drawn; consent comes from its cookie and by window event. */
export function startAnalytics(): void {
  consent.listen()
  analytics.start()
}
