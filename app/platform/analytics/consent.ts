import { createListeners } from '#app/domain/externalStore.ts'
import { readCookie, writeCookie } from '../cookies.ts'
import { storeOf, type Visit } from '../visit.ts'

/** The visitor's answer about analytics; `undefined` before there is one. */
export type Consent = 'granted' | 'denied'

const COOKIE = 'consent'
const CONSENT_COOKIE_DAYS = 180
/** Window event of the script that asks for consent, with a `Consent` as its detail. */
const EVENT = 'arama:consent'

const isConsent = (value: unknown): value is Consent => value === 'granted' || value === 'denied'

/** Whether the browser refuses for its user (Global Privacy Control). */
export const isRefusedByBrowser = (): boolean =>
  typeof navigator !== 'undefined' &&
  'globalPrivacyControl' in navigator &&
  navigator.globalPrivacyControl === true

export type ConsentStore = ReturnType<typeof createConsent>

/** The consent of this browser, stored for 180 days; Global Privacy Control overrides it with a refusal (ANA-03). */
export function createConsent() {
  const { subscribe, emit } = createListeners()
  let state: Consent | undefined
  let known = false

  function getSnapshot(): Consent | undefined {
    if (!known && typeof document !== 'undefined') {
      const kept = readCookie(COOKIE)
      state = isRefusedByBrowser() ? 'denied' : isConsent(kept) ? kept : undefined
      known = true
    }
    return state
  }

  function set(answer: Consent): void {
    const next = isRefusedByBrowser() ? 'denied' : answer
    const before = getSnapshot()
    writeCookie(COOKIE, next, CONSENT_COOKIE_DAYS)
    if (next === before) return
    state = next
    emit()
  }

  return {
    getSnapshot,
    /** On the server and during hydration no answer is known. */
    getInitialSnapshot: (): Consent | undefined => undefined,
    set,
    subscribe,
    /** Listens to the window event until the returned function is called. */
    listen(): () => void {
      const onConsent = (event: Event) => {
        const detail: unknown = 'detail' in event ? event.detail : undefined
        if (isConsent(detail)) set(detail)
      }
      window.addEventListener(EVENT, onConsent)
      return () => window.removeEventListener(EVENT, onConsent)
    },
  }
}

/** Stores the visitor's consent, which sends or drops the waiting events. */
export const setConsent = (visit: Visit, next: Consent): void => storeOf(visit, createConsent).set(next)
