import { createExternalStore } from '#app/domain/externalStore.ts'
import * as inboxRules from '#app/domain/inbox.ts'
import * as rules from '#app/domain/interruptions.ts'
import { endOf, storeOf, type Visit } from '../visit.ts'
import { createUnread } from './unread.ts'

type State = { queue: rules.InterruptionQueue; inbox: inboxRules.Inbox }

export type Interruptions = ReturnType<typeof createInterruptions>

/** The queue that decides which interruption is shown, and when (UXP-11), and the list of notifications. */
export function createInterruptions(visit: Visit) {
  const store = createExternalStore<State>({ queue: rules.emptyQueue, inbox: inboxRules.emptyInbox })
  const unread = storeOf(visit, createUnread)
  let timer: ReturnType<typeof setTimeout> | undefined

  function setQueue(queue: rules.InterruptionQueue): void {
    set({ ...store.getSnapshot(), queue: rules.advanced(queue, performance.now()) })
  }

  function set(state: State): void {
    store.set(state)
    const rows = inboxRules.inboxRows(state.queue, state.inbox)
    unread.set(rows.length === 0 ? undefined : rows.filter(({ isNew }) => isNew).length)
    clearTimeout(timer)
    const delay = rules.delayOf(state.queue, performance.now())
    if (delay !== undefined && !endOf(visit).aborted)
      timer = setTimeout(() => setQueue(store.getSnapshot().queue), delay)
  }

  const queue = () => store.getSnapshot().queue
  endOf(visit).addEventListener('abort', () => clearTimeout(timer))

  return {
    ...store,
    /** Adds interruptions that arrive together, so that their order decides; one with a known id changes nothing. */
    offer: (items: readonly rules.Interruption[]) =>
      setQueue(items.reduce((all, item) => rules.offered(all, item, Date.now()), queue())),
    /** Removes an interruption whose source has settled it. */
    withdraw: (id: string) => setQueue(rules.withdrawn(queue(), id, performance.now())),
    /** The visitor puts the shown one away. */
    dismiss: (id: string) => setQueue(rules.dismissed(queue(), id, performance.now())),
    /** The visitor asks for one in the list. */
    request: (id: string) => setQueue(rules.requested(queue(), id)),
    /** Blocks or allows interruptions. */
    block: (blocked: boolean) => setQueue(rules.blockedBy(queue(), blocked, performance.now())),
    /** Adds a notification to the list without an interruption. */
    note: (type: inboxRules.NoteType) =>
      set({ ...store.getSnapshot(), inbox: inboxRules.noted(store.getSnapshot().inbox, type, Date.now()) }),
    /** The visitor has seen the list. */
    see: () => set({ ...store.getSnapshot(), inbox: inboxRules.allSeen(queue(), store.getSnapshot().inbox) }),
    /** Forgets the notifications of a player who is gone. */
    forget: () => set({ ...store.getSnapshot(), inbox: inboxRules.emptyInbox }),
  }
}
