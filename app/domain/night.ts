import { NIGHT_END_HOUR } from './bootNames.ts'

/** Whether it is night by the clock of the device: from midnight until six. */
export const isNight = (now: Date): boolean => now.getHours() < NIGHT_END_HOUR

/** The next beginning or end of a night after `now`. */
export function nextNightChange(now: Date): Date {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()]
  // From the parts of the date, because a day may have 23 or 25 hours.
  return isNight(now) ? new Date(year, month, day, NIGHT_END_HOUR) : new Date(year, month, day + 1)
}
