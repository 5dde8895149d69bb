import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { Snackbars } from '#ui/feedback/Snackbars'
import { notices } from './notices.ts'

/** Where the notices of the site appear. */
export function Notices() {
  return (
    <MoreWords>
      <Snackbars queue={notices} />
    </MoreWords>
  )
}
