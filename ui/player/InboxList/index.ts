export { InboxList, type InboxListProps, type InboxNotice } from './InboxList.tsx'
