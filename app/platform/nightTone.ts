import { useEffect } from 'react'
import { isNight, nextNightChange } from '#app/domain/night.ts'
import { onWake } from './onWake.ts'
import { createPreferences } from './preferences.ts'
import { endOf, storeOf, useVisit, type Visit } from './visit.ts'

/** Begins and ends the night tone of a visit with the night and with the preference; the boot script sets the first one. */
export function createNightTone(visit: Visit): void {
  const preferences = storeOf(visit, createPreferences)
  const { dataset } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined

  function follow(): void {
    clearTimeout(timer)
    const now = new Date(Date.now())
    const { night } = preferences.getSnapshot()
    if (night && isNight(now)) dataset.tone = 'night'
    else delete dataset.tone
    if (night) timer = setTimeout(follow, nextNightChange(now).getTime() - now.getTime())
  }

  // Timers stop while a device sleeps.
  const ends = [preferences.subscribe(follow), onWake(follow)]
  endOf(visit).addEventListener('abort', () => {
    clearTimeout(timer)
    for (const end of ends) end()
  })
  follow()
}

/** Keeps the night tone of the visit from now on. */
export function useNightTone(): void {
  const visit = useVisit()
  useEffect(() => storeOf(visit, createNightTone), [visit])
}
