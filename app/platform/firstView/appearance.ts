import { NIGHT_END_HOUR, PREFERENCES_KEY } from '#app/domain/bootNames.ts'

/** Whether the visitor wants the night tone; storage may be forbidden, and its text may be anything. */
function wantsNight(): boolean {
  try {
    return JSON.parse(localStorage.getItem(PREFERENCES_KEY) ?? '{}').night === true
  } catch {
    return false
  }
}

/** Sets attributes of the root element from the cookies and preferences that change the page's appearance (KIT-01). */
export function applyAppearance(): void {
  const { dataset } = document.documentElement
  const { cookie } = document
  // A player was logged in on the last visit of this browser: content for guests is hidden until the session is known.
  if (/(?:^|; )(?:keep-alive|remembered)=[^;]/.test(cookie)) dataset.player = 'expected'
  const theme = /(?:^|; )theme=(dark|light)(?:;|$)/.exec(cookie)
  if (theme) dataset.theme = theme[1]
  if (/(?:^|; )newcomer=yes(?:;|$)/.test(cookie)) dataset.newcomer = ''
  if (/(?:^|; )motion=quiet(?:;|$)/.test(cookie)) dataset.motion = 'quiet'
  if (new Date().getHours() < NIGHT_END_HOUR && wantsNight()) dataset.tone = 'night'
}
