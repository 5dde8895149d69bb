import { useIntl } from 'react-intl'
import type { OwnLists } from '#app/domain/ownLists/lists.ts'
import { notify } from '#app/platform/notices/notify.ts'
import { useStore, useVisit } from '#app/platform/visit.ts'
import { createOwnLists } from './ownLists.ts'

/** Returns a function that changes the visitor's lists, and shows a notice if the browser does not store the change. */
export function useListChange(): (by: (lists: OwnLists) => OwnLists) => void {
  const { formatMessage } = useIntl()
  const visit = useVisit()
  const { change } = useStore(createOwnLists)
  return (by) => {
    if (!change(by))
      void notify(visit, { type: 'alert', title: formatMessage({ id: 'lists.notKept' }), limit: 1 })
  }
}
