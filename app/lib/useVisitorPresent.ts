import { useSyncExternalStore } from 'react'
import { createExternalStore } from './externalStore.ts'

const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const

const presence = createExternalStore(false)
let watched = false

function watch(): void {
  if (watched) return
  watched = true
  const notice = () => {
    for (const sign of signs) window.removeEventListener(sign, notice)
    presence.set(true)
  }
  for (const sign of signs) window.addEventListener(sign, notice, { passive: true })
}

function subscribe(listener: () => void): () => void {
  watch()
  return presence.subscribe(listener)
}

/**
 * True from the first sign of a person on: what only a person needs can wait for one. The root of the page listens
 * first, so that a sign given before a part of the page is hydrated counts for that part too.
 */
export const useVisitorPresent = (): boolean =>
  useSyncExternalStore(subscribe, presence.getSnapshot, () => false)
