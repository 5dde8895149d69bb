import { Snackbars } from '#ui/feedback/Snackbars'
import { MoreMessages } from '../messages/MoreMessages.tsx'
import { useStore } from '../visit.ts'
import { createNotices } from './notices.ts'

/** Where the notices of the site appear. */
export function Notices() {
  return (
    <MoreMessages>
      <Snackbars queue={useStore(createNotices)} />
    </MoreMessages>
  )
}
