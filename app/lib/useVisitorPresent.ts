import { useSyncExternalStore } from 'react'
import { seconds } from './durations.ts'
import { createExternalStore } from './externalStore.ts'
import { whenIdle } from './whenIdle.ts'

/** Signs that come with a wish: it has the line and the processor first. */
const presses = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const
const signs = [...presses, 'pointermove', 'wheel', 'scroll'] as const

/** How long a first press has everything for itself. */
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
 * True from the first sign of a person on: what only a person needs can wait for one. The root of the page listens
 * first, so that a sign given before a part of the page is hydrated counts for that part too.
 */
export const useVisitorPresent = (): boolean =>
  useSyncExternalStore(subscribePresence, presence.getSnapshot, () => false)

/** The same, but what a first press asks for comes before it. */
export const useAfterFirstInteraction = (): boolean =>
  useSyncExternalStore(subscribeStay, stay.getSnapshot, () => false)
