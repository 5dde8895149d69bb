import { QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AnalyticsEvent, ConsentCommand } from '#app/api/contract/analytics.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { endVisit } from '../visit.ts'
import { createAnalytics, startAnalytics } from './analytics.ts'
import { type Consent, setConsent } from './consent.ts'
import { track } from './track.ts'

const bonus = (id: number): AnalyticsEvent => ({
  event: 'casino_bonus_popup_click',
  bonus_id: String(id),
  cta_action: 'accept',
})

/** Analytics with a test's consent; collects the commands and events that reached the tag manager. */
function setUp(first?: Consent) {
  const consent = createExternalStore(first)
  const seen: unknown[] = []
  const back: unknown[] = []
  const analytics = createAnalytics({
    consent,
    push: (entry) => void seen.push(entry),
    takeBack: (entries) => void back.push(...entries),
  })
  return {
    ...analytics,
    seen,
    back,
    events: () => seen.filter((entry) => !isCommand(entry)),
    commands: () => seen.filter(isCommand).map((entry) => [...entry]),
    say: (next: Consent) => consent.set(next),
  }
}

const isCommand = (entry: unknown): entry is IArguments =>
  Object.prototype.toString.call(entry) === '[object Arguments]'

/** What of a pushed entry breaks the contract. */
const problemsOf = (entry: unknown) =>
  isCommand(entry)
    ? v.safeParse(ConsentCommand, [...entry]).issues
    : v.safeParse(AnalyticsEvent, entry).issues

const storage = (analytics: Consent) => ({
  analytics_storage: analytics,
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
})
const byDefault = ['consent', 'default', storage('denied')]
const granted = ['consent', 'update', storage('granted')]
const denied = ['consent', 'update', storage('denied')]

test.each<[string, Consent | undefined, unknown[][]]>([
  ['a first visit', undefined, [byDefault]],
  ['a visit after a yes', 'granted', [byDefault, granted]],
  ['a visit after a no', 'denied', [byDefault, denied]],
])('ANA-03 %s begins by saying that nothing is allowed', (_what, first, expected) => {
  const { start, commands, seen } = setUp(first)
  start()
  expect(commands()).toEqual(expected)
  expect(isCommand(seen[0])).toBe(true)
})

test('ANA-03 no event is sent before consent; then all are sent in order, later ones at once', () => {
  const { start, track, events, say, commands } = setUp()
  track(bonus(1))
  start()
  track(bonus(2))
  expect(events()).toEqual([])
  say('granted')
  expect(commands()).toEqual([byDefault, granted])
  expect(events()).toEqual([bonus(1), bonus(2)])
  track(bonus(3))
  expect(events()).toEqual([bonus(1), bonus(2), bonus(3)])
})

test('ANA-03 a refusal drops waiting and later events', () => {
  const { start, track, events, say } = setUp()
  start()
  track(bonus(1))
  say('denied')
  track(bonus(2))
  say('granted')
  expect(events()).toEqual([])
  track(bonus(3))
  expect(events()).toEqual([bonus(3)])
})

test('ANA-03 at most the last hundred waiting events are kept', () => {
  const { start, track, events, say } = setUp()
  start()
  for (let id = 0; id < 250; id += 1) track(bonus(id))
  say('granted')
  expect(events()).toEqual(Array.from({ length: 100 }, (_, index) => bonus(150 + index)))
})

test('ANA-03 withdrawn consent takes back what was sent, once', () => {
  const { start, track, say, back } = setUp('granted')
  start()
  track(bonus(1))
  say('denied')
  expect(back).toEqual([bonus(1)])
  say('granted')
  track(bonus(2))
  say('denied')
  expect(back).toEqual([bonus(1), bonus(2)])
})

test('ANA-03 once stopped it no longer follows consent', () => {
  const { start, track, events, say } = setUp()
  const stop = start()
  track(bonus(1))
  stop()
  say('granted')
  expect(events()).toEqual([])
})

type Step = 'track' | 'start' | Consent
const step = fc.constantFrom<Step>('track', 'track', 'track', 'granted', 'denied')

test('ANA-03 the default always comes first, every push fits the contract, and an event is sent only with consent and no earlier refusal', () => {
  fc.assert(
    fc.property(fc.array(step), fc.nat(5), (steps, startAt) => {
      const { start, track, events, seen, commands, say } = setUp()
      let waiting: AnalyticsEvent[] = []
      const expected: AnalyticsEvent[] = []
      let last: Consent | undefined
      const all: Step[] = [...steps.slice(0, startAt), 'start', ...steps.slice(startAt)]
      let started = false
      all.forEach((what, index) => {
        if (what === 'track') {
          if (last !== 'denied') waiting.push(bonus(index))
          track(bonus(index))
        } else if (what === 'start') {
          started = true
          start()
        } else {
          last = what
          say(what)
        }
        // Consent that changes before the start counts at the start.
        if (started && last === 'denied') waiting = []
        if (started && last === 'granted') expected.push(...waiting.splice(0))
      })
      expect(events()).toEqual(expected)
      expect(commands()[0]).toEqual(byDefault)
      expect(isCommand(seen[0])).toBe(true)
      for (const entry of seen) expect(problemsOf(entry)).toBeUndefined()
    }),
  )
})

test('ANA-03 ANA-02 the site’s own port writes to dataLayer, which another script may have created', () => {
  const theirs = { event: 'theirs' }
  window.dataLayer = [theirs]
  const visit = new QueryClient()
  track(visit, { event: 'casino_theme_toggle' })
  startAnalytics(visit)
  startAnalytics(visit)
  expect(window.dataLayer).toHaveLength(2)
  window.dispatchEvent(new CustomEvent('arama:consent', { detail: 'granted' }))
  expect(window.dataLayer.slice(3)).toEqual([{ event: 'casino_theme_toggle' }])
  setConsent(visit, 'denied')
  track(visit, { event: 'casino_search' })
  endVisit(visit)
  window.dispatchEvent(new CustomEvent('arama:consent', { detail: 'granted' }))
  const entries = window.dataLayer.map((entry) => (isCommand(entry) ? [...entry] : entry))
  expect(entries).toEqual([theirs, byDefault, granted, denied])
  expect(document.cookie).toContain('consent=denied')
})
