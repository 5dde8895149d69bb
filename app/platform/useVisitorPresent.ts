import { seconds } from '#app/domain/durations.ts'
import { createExternalStore, type ExternalStore } from '#app/domain/externalStore.ts'
import { endOf, storeOf, useStored, type Visit } from './visit.ts'
import { whenIdle } from './whenIdle.ts'

/** Events of a press: what the press starts has network and processor first. */
const presses = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const signs = [...presses, 'pointermove', 'wheel', 'scroll'] as const

/** Milliseconds that a first press has network and processor to itself. */
const PRESS = seconds(1)

/** Whether the visitor has interacted; the listeners are added by the first subscriber, as the server has none. */
function createVisitor(visit: Visit) {
  const present = createExternalStore(false)
  const stays = createExternalStore(false)
  let watched = false

  function notice({ type }: Event): void {
    present.set(true)
    if ((presses as readonly string[]).includes(type))
      return void setTimeout(() => void whenIdle().then(settle), PRESS)
    settle()
  }

  function settle(): void {
    for (const sign of signs) window.removeEventListener(sign, notice)
    stays.set(true)
  }

  function watch(): void {
    if (watched) return
    watched = true
    for (const sign of signs) window.addEventListener(sign, notice, { passive: true, signal: endOf(visit) })
  }

  const watching = (store: ExternalStore<boolean>): ExternalStore<boolean> => ({
    ...store,
    subscribe(listener) {
      watch()
      return store.subscribe(listener)
    },
  })

  return { present: watching(present), stays: watching(stays) }
}

const createPresent = (visit: Visit) => storeOf(visit, createVisitor).present
const createStays = (visit: Visit) => storeOf(visit, createVisitor).stays

/**
 * True from the first interaction with the page: code that only a person needs can load then. The root of the page
 * listens first, so an interaction before a component has hydrated counts for that component too.
 */
export const useVisitorPresent = (): boolean => useStored(createPresent)

/** The same, but true only after what a first press has started. */
export const useAfterFirstInteraction = (): boolean => useStored(createStays)
