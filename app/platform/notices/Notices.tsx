import { Snackbars } from '#ui/feedback/Snackbars'
import { MoreMessages } from '../messages/MoreMessages.tsx'
import { notices } from './notices.ts'

/** Where the notices of the site appear. */
export function Notices() {
  return (
    <MoreMessages>
      <Snackbars queue={notices} />
    </MoreMessages>
  )
}
