/** Whether the chat's window is closed, on its way, or open (S2 4). */
export type ChatVisibility = 'hidden' | 'loading' | 'visible'

export type ChatState = {
  readonly visibility: ChatVisibility
  /** Number of messages that arrived while the window was closed. */
  readonly unread: number
}

export const closedChat: ChatState = { visibility: 'hidden', unread: 0 }

/** The state after a press of the toggle (CHT-01): it opens or closes the window; while that loads it cancels. */
export const chatAfterPress = ({ visibility, unread }: ChatState): ChatState => ({
  visibility: visibility === 'hidden' ? 'loading' : 'hidden',
  unread,
})
