import type { Location, NavigateFunction } from 'react-router-dom'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { type HistoryEntry, pageOf, presentEntry } from './historyEntries.ts'
import type { ModalState, NewModal, OpenModal } from './modals.ts'
import { gameOver, isPassing, isSame, modalsIn, nextStep } from './modals.ts'

/** An entry of the history as far as modals are concerned. */
type Entry = Omit<HistoryEntry, 'state'> & ModalState

const entryOf = ({ key, pathname, search, state }: HistoryEntry): Entry => ({
  key,
  pathname,
  search,
  page: pageOf({ key, state }),
  modals: modalsIn(state, pathname),
})

/** Address that the bar shows for an entry with these modals, where it is not that of the page. */
const maskOf = (modals: readonly OpenModal[]): string | undefined =>
  modals.findLast((modal) => modal.name === 'details')?.address

/**
 * Which modals are open, and an entry of the history for each.
 *
 * What opens or closes is drawn in the next frame; the history follows as soon as the press has been handled, one step at
 * a time, until its entry names the same modals. Back and Forward go the other way: the entry says what is open. While a page is on its
 * way the history waits for it.
 */
export class ModalHistory {
  readonly #open = createExternalStore<readonly OpenModal[]>([])
  #navigate: NavigateFunction | undefined
  /** The entry that was last heard of. */
  #last: Entry | undefined
  /** A step back of this class is under way. */
  #goingBack = false
  /** An entry is being made. */
  #entering = false
  /** What was open when the navigation that is under way began: it goes with the page that is left. */
  #leaving: readonly OpenModal[] | undefined
  /** The modal that was opened last, until Back or Forward. */
  #pressed: OpenModal | undefined
  #following: ReturnType<typeof setTimeout> | undefined

  readonly subscribe = this.#open.subscribe
  readonly getSnapshot = this.#open.getSnapshot

  /** Opens a modal in the next frame; returns its id. */
  show(modal: NewModal): string {
    const opened: OpenModal = { ...modal, id: Math.random().toString(36).slice(2) }
    this.#pressed = opened
    this.#set([...this.getSnapshot(), opened])
    return opened.id
  }

  /** Opens the details of the game that `address` leads to; says whether they can lie over this page (UXP-02). */
  showDetails(address: string): boolean {
    const entry = this.#here()
    const game = entry && gameOver(address, entry.pathname)
    if (game === undefined) return false
    const top = this.getSnapshot().at(-1)
    if (top?.name === 'details' && top.game === game) return true
    // As any link does, it takes the place of the modal in which it was pressed.
    this.#set(this.getSnapshot().filter((modal) => !isPassing(modal)))
    this.show({ name: 'details', game, address })
    return true
  }

  /** Closes the modals that match. */
  close(matches: (modal: OpenModal) => boolean): void {
    const left = this.getSnapshot().filter((modal) => !matches(modal))
    if (left.length < this.getSnapshot().length) this.#set(left)
  }

  /** Whether the modal was opened by a press, not by Back, Forward or a reload. */
  wasPressed(id: string): boolean {
    return this.#pressed?.id === id
  }

  /** Whether the page behind a link that is followed now takes the place of the present entry. */
  isReplaced(): boolean {
    const top = this.#here()?.modals.at(-1)
    return top !== undefined && isPassing(top)
  }

  /** Leaves the entries as they are until the navigation to another page ends. */
  async leaveBy(navigation: void | Promise<void>): Promise<void> {
    const from = this.#here()?.key
    const leaving = this.getSnapshot()
    this.#leaving = leaving
    await Promise.resolve(navigation).catch(() => undefined)
    // A page that has come ends it as it is drawn (`arrive`).
    if (this.#leaving !== leaving || this.#here()?.key !== from) return
    this.#leaving = undefined
    this.#followSoon()
  }

  /** Goes back past the modals of the page to the entry before it. */
  readonly leaveBack = (): void => {
    const depth = this.#here()?.modals.length ?? 0
    this.#leaving = this.getSnapshot()
    void this.#navigate?.(-1 - depth)
  }

  /** The router shows `location`. */
  arrive(location: Location): void {
    // React may draw a location that the browser has left since.
    const present = presentEntry()
    if (present && present.key !== location.key) return
    const entry = entryOf(location)
    const isKnown = this.#last?.page === entry.page && isSame(this.#last.modals, entry.modals)
    this.#last = entry
    const since = this.#openedSince()
    this.#leaving = undefined
    if (isKnown) return
    if (this.#goingBack) this.#goingBack = false
    else this.#open.set([...this.#shownIn(entry), ...since])
    this.#followSoon()
  }

  /** Begins to write and to hear of the history; returns what ends it. */
  connect(navigate: NavigateFunction): () => void {
    this.#navigate = navigate
    addEventListener('popstate', this.#onPopState)
    return () => {
      removeEventListener('popstate', this.#onPopState)
      this.#navigate = undefined
      this.#last = undefined
      this.#leaving = undefined
      this.#goingBack = false
    }
  }

  #set(modals: readonly OpenModal[]): void {
    this.#open.set(modals)
    this.#followSoon()
  }

  #here(): Entry | undefined {
    const present = presentEntry()
    return present ? entryOf(present) : this.#last
  }

  readonly #onPopState = (): void => {
    const entry = this.#here()
    if (!entry) return
    if (!this.#goingBack) this.#pressed = undefined
    // What lies over another page comes with it (`arrive`).
    if (this.#last?.page !== entry.page) this.#leaving = this.getSnapshot()
    else {
      this.#last = entry
      this.#leaving = undefined
      if (!this.#goingBack) this.#open.set(this.#shownIn(entry))
    }
    this.#goingBack = false
    this.#followSoon()
  }

  /** What an entry shows that is returned to: passing modals only if they have stayed open. */
  #shownIn({ modals }: Entry): readonly OpenModal[] {
    const open = this.getSnapshot()
    return modals.filter((modal) => !isPassing(modal) || open.some(({ id }) => id === modal.id))
  }

  /** What was opened while the page was on its way: it lies over the page that has come. */
  #openedSince(): readonly OpenModal[] {
    const gone = this.#leaving
    return gone ? this.getSnapshot().filter((modal) => !gone.includes(modal) && modal.name !== 'filters') : []
  }

  #followSoon(): void {
    this.#following ??= setTimeout(() => {
      this.#following = undefined
      this.#follow()
    })
  }

  #follow(): void {
    const entry = this.#here()
    if (!this.#navigate || !entry || this.#goingBack || this.#entering || this.#leaving) return
    const step = nextStep(this.getSnapshot(), entry.modals)
    if (!step) return
    if ('enter' in step) return void this.#enter(entry, step.enter, step.replace)
    this.#goingBack = true
    void this.#navigate(step.go)
  }

  async #enter({ pathname, search, page }: Entry, modals: readonly OpenModal[], replace: boolean) {
    const state: ModalState = { page, modals }
    const mask = maskOf(modals)
    this.#entering = true
    this.#last = { key: '', pathname, search, ...state }
    await this.#navigate?.({ pathname, search }, { state, replace, mask, preventScrollReset: true })
    this.#entering = false
    this.#follow()
  }
}

/** The one of this window. */
export const modalHistory = new ModalHistory()
