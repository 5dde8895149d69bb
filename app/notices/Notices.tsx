import { MoreMessages } from '#app/i18n/MoreMessages.tsx'
import { Snackbars } from '#ui/feedback/Snackbars'
import { notices } from './notices.ts'

/** Where the notices of the site appear. */
export function Notices() {
  return (
    <MoreMessages>
      <Snackbars queue={notices} />
    </MoreMessages>
  )
}
