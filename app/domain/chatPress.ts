import type { ChatState } from './chat.ts'

export const closedChat: ChatState = { visibility: 'hidden', unread: 0 }

/** The state after a press of the toggle (CHT-01): it opens or closes the window; while that loads it cancels. */
export const chatAfterPress = ({ visibility, unread }: ChatState): ChatState => ({
  visibility: visibility === 'hidden' ? 'loading' : 'hidden',
  unread,
})
