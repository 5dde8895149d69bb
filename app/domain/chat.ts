import { type ChatState, type ChatVisibility, chatAfterPress } from './chatPress.ts'

export type ChatEvent =
  /** The visitor has pressed the toggle. */
  | { type: 'pressed' }
  /** Escape, Back or a page navigation closes the window. */
  | { type: 'left' }
  /** The assistant has opened its window. */
  | { type: 'opened' }
  /** The assistant has closed its window. */
  | { type: 'closed' }
  /** The assistant could not be loaded or opened. */
  | { type: 'failed' }
  /** The assistant restarts for another visitor: after a login, a logout or a change of player. */
  | { type: 'switched' }
  /** A message has arrived. */
  | { type: 'arrived' }
  /** The assistant has reported its number of unread messages. */
  | { type: 'counted'; unread: number }

/** Highest number of unread messages; the toggle shows at most „9+”. */
const MAX_UNREAD = 999

/** The same state if the number stays. */
function withUnread(state: ChatState, count: number): ChatState {
  const unread = Math.min(count, MAX_UNREAD)
  return unread === state.unread ? state : { ...state, unread }
}

const withVisibility = (state: ChatState, visibility: ChatVisibility): ChatState =>
  visibility === state.visibility ? state : { ...state, visibility }

/**
 * The state after an event (CHT-01). A press while loading cancels. The end of a window that the visitor has closed may
 * be reported late, so `opened` counts only while loading and `closed` only while visible.
 */
export function chatAfter(state: ChatState, event: ChatEvent): ChatState {
  const { visibility } = state
  switch (event.type) {
    case 'pressed':
      return chatAfterPress(state)
    case 'left':
      return withVisibility(state, 'hidden')
    case 'opened':
      return visibility === 'loading' ? { visibility: 'visible', unread: 0 } : state
    case 'closed':
      return visibility === 'visible' ? withVisibility(state, 'hidden') : state
    case 'failed':
      return visibility === 'loading' ? withVisibility(state, 'hidden') : state
    case 'switched':
      return withUnread(withVisibility(state, visibility === 'hidden' ? 'hidden' : 'loading'), 0)
    case 'arrived':
      return visibility === 'visible' ? state : withUnread(state, state.unread + 1)
    case 'counted':
      return visibility === 'visible' ? state : withUnread(state, Math.max(state.unread, event.unread))
  }
}
