import { useSyncExternalStore } from 'react'
import { seconds } from '#app/domain/durations.ts'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { whenIdle } from './whenIdle.ts'

/** Events of a press: what the press starts has network and processor first. */
const presses = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const signs = [...presses, 'pointermove', 'wheel', 'scroll'] as const

/** Milliseconds that a first press has network and processor to itself. */
const PRESS = seconds(1)

const presence = createExternalStore(false)
const stay = createExternalStore(false)
let watched = false

function watch(): void {
  if (watched) return
  watched = true
  const notice = ({ type }: Event) => {
    presence.set(true)
    if ((presses as readonly string[]).includes(type))
      return void setTimeout(() => void whenIdle().then(settle), PRESS)
    settle()
  }
  const settle = () => {
    for (const sign of signs) window.removeEventListener(sign, notice)
    stay.set(true)
  }
  for (const sign of signs) window.addEventListener(sign, notice, { passive: true })
}

function subscribeTo({ subscribe }: typeof presence) {
  return (listener: () => void): (() => void) => {
    watch()
    return subscribe(listener)
  }
}

const [subscribePresence, subscribeStay] = [subscribeTo(presence), subscribeTo(stay)]

/**
 * True from the first interaction with the page: code that only a person needs can load then. The root of the page
 * listens first, so an interaction before a component has hydrated counts for that component too.
 */
export const useVisitorPresent = (): boolean =>
  useSyncExternalStore(subscribePresence, presence.getSnapshot, () => false)

/** The same, but true only after what a first press has started. */
export const useAfterFirstInteraction = (): boolean =>
  useSyncExternalStore(subscribeStay, stay.getSnapshot, () => false)
