import { seconds } from '#app/domain/durations.ts'
import { createExternalStore, type ExternalStore } from '#app/domain/externalStore.ts'
import { endOf, storeOf, useStored, type Visit } from './visit.ts'
import { whenIdle } from './whenIdle.ts'

/** Events of a press: the work that a press starts has priority over code that can wait. */
const presses = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const events = [...presses, 'pointermove', 'wheel', 'scroll'] as const

/** Milliseconds after a first press in which no other code loads. */
const PRESS_PRIORITY_MS = seconds(1)

/** Watches for the first interaction; the first subscriber adds the listeners, since the server has no window. */
function createInteraction(visit: Visit) {
  const interacted = createExternalStore(false)
  const settled = createExternalStore(false)
  let watched = false

  function notice({ type }: Event): void {
    interacted.set(true)
    if ((presses as readonly string[]).includes(type))
      return void setTimeout(() => void whenIdle().then(settle), PRESS_PRIORITY_MS)
    settle()
  }

  function settle(): void {
    for (const event of events) window.removeEventListener(event, notice)
    settled.set(true)
  }

  function watch(): void {
    if (watched) return
    watched = true
    for (const event of events)
      window.addEventListener(event, notice, { passive: true, signal: endOf(visit) })
  }

  const watching = (store: ExternalStore<boolean>): ExternalStore<boolean> => ({
    ...store,
    subscribe(listener) {
      watch()
      return store.subscribe(listener)
    },
  })

  return { interacted: watching(interacted), settled: watching(settled) }
}

const createInteracted = (visit: Visit) => storeOf(visit, createInteraction).interacted
const createSettled = (visit: Visit) => storeOf(visit, createInteraction).settled

/**
 * True from the first interaction with the page: code that only a person needs can load then. The root of the page
 * listens first, so an interaction before a component has hydrated counts for that component too.
 */
export const useHasInteracted = (): boolean => useStored(createInteracted)

/** Like `useHasInteracted`, but after a first press it turns true only once the browser is idle. */
export const useAfterFirstInteraction = (): boolean => useStored(createSettled)
