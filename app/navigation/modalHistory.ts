import type { Location, NavigateFunction } from 'react-router-dom'
import { createExternalStore } from '#app/domain/externalStore.ts'
import { browserEntry, type HistoryEntry, type PageNavigation, pageKeyOf } from './historyEntries.ts'
import type { ModalState, NewModal, OpenModal } from './modals.ts'
import { detailsCode, detailsIn, hasSameModals, isOfList, isTransient, modalsIn, nextStep } from './modals.ts'

/** A history entry with its modals. */
type Entry = Omit<HistoryEntry, 'state'> & ModalState

const entryOf = ({ key, pathname, search, state }: HistoryEntry): Entry => ({
  key,
  pathname,
  search,
  page: pageKeyOf({ key, state }),
  modals: modalsIn(state, pathname),
})

/**
 * Holds which modals are open and keeps one history entry for each. A change renders in the next frame; after its event the
 * history is updated step by step until its entry names the same modals. After Back and Forward the entry says what is open.
 * During a page navigation the history waits.
 */
class ModalHistory {
  readonly #open = createExternalStore<readonly OpenModal[]>([])
  /** The page navigation whose page has not rendered yet. */
  readonly navigation = createExternalStore<PageNavigation | undefined>(undefined)
  #navigate: NavigateFunction | undefined
  /** The last known entry. */
  #last: Entry | undefined
  /** A traversal that this class has started is pending. */
  #goingBack = false
  /** A push or replace that this class has started is pending. */
  #entering = false
  /** Modals that were open when the pending page navigation started: they close when the page arrives. */
  #leaving: readonly OpenModal[] | undefined
  /** The modal that the last press opened; cleared by Back and Forward. */
  #pressed: OpenModal | undefined
  #following: ReturnType<typeof setTimeout> | undefined

  readonly subscribe = this.#open.subscribe
  readonly getSnapshot = this.#open.getSnapshot
  readonly getInitialSnapshot = this.#open.getInitialSnapshot

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
    const game = entry && detailsCode(address, entry.pathname)
    if (game === undefined) return false
    const top = this.getSnapshot().at(-1)
    if (top?.name === 'details' && top.game === game) return true
    // A link in a transient modal replaces it.
    this.#set(this.getSnapshot().filter((modal) => !isTransient(modal)))
    this.show({ name: 'details', game, address })
    return true
  }

  /** Closes the modals that match. */
  close(matches: (modal: OpenModal) => boolean): void {
    const left = this.getSnapshot().filter((modal) => !matches(modal))
    if (left.length < this.getSnapshot().length) this.#set(left)
  }

  /** Whether a press opened the modal, not Back, Forward or a reload. */
  readonly wasPressed = (id: string): boolean => this.#pressed?.id === id

  /** Whether a page navigation has to replace the current entry, which belongs to a transient modal. */
  isReplaced(): boolean {
    return this.#here()?.modals.slice(-1).some(isTransient) ?? false
  }

  /** Suspends changes of the history until the page navigation, or the one that takes its place, has ended. */
  async waitFor(mine: PageNavigation): Promise<void> {
    const [from, leaving] = [this.#here()?.key, this.getSnapshot()]
    this.#leaving = leaving
    this.navigation.set(mine)
    await Promise.resolve(mine.ended).catch(() => undefined)
    // If the page has arrived, `arrive` ends the wait once it renders.
    if (this.navigation.getSnapshot() !== mine || this.#leaving !== leaving) return
    if (this.#here()?.key !== from) return
    this.navigation.set(undefined)
    this.#leaving = undefined
    this.#followSoon()
  }

  /** Goes back to the entry before the page, past the entries of its modals. */
  readonly leaveBack = (): void => {
    const depth = this.#here()?.modals.length ?? 0
    this.#leaving = this.getSnapshot()
    void this.#navigate?.(-1 - depth)
  }

  /** Has to be called for every location that the router renders. */
  arrive(location: Location): void {
    // React may render a location that the browser has already left.
    const present = browserEntry()
    if (present && present.key !== location.key) return
    const entry = entryOf(location)
    const isKnown = this.#last?.page === entry.page && hasSameModals(this.#last.modals, entry.modals)
    this.#last = entry
    const since = this.#openedSince()
    this.#leaving = undefined
    this.navigation.set(undefined)
    if (isKnown) return
    if (this.#goingBack) this.#goingBack = false
    else this.#open.set([...this.#shownIn(entry), ...since])
    this.#followSoon()
  }

  /** Starts to update and to observe the history; returns a function that stops it. */
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
    const present = browserEntry()
    return present ? entryOf(present) : this.#last
  }

  readonly #onPopState = (): void => {
    const entry = this.#here()
    if (!entry) return
    if (!this.#goingBack) this.#pressed = undefined
    // Modals over another page open when it arrives.
    if (this.#last?.page !== entry.page) this.#leaving = this.getSnapshot()
    else {
      this.#last = entry
      this.#leaving = undefined
      if (!this.#goingBack) this.#open.set(this.#shownIn(entry))
    }
    this.#goingBack = false
    this.#followSoon()
  }

  /** The modals that a revisited entry shows: transient ones only if they are still open. */
  #shownIn({ modals }: Entry): readonly OpenModal[] {
    const open = this.getSnapshot()
    return modals.filter((modal) => !isTransient(modal) || open.some(({ id }) => id === modal.id))
  }

  /** Modals opened during the page navigation: they stay open over the new page. */
  #openedSince(): readonly OpenModal[] {
    const gone = this.#leaving
    return gone ? this.getSnapshot().filter((modal) => !gone.includes(modal) && !isOfList(modal)) : []
  }

  #followSoon(): void {
    // In a separate task: a link in a closing modal is followed later in the same event, and replaces the entry.
    this.#following ??= setTimeout(() => {
      this.#following = undefined
      this.#follow()
    })
  }

  #follow(): void {
    const entry = this.#here()
    if (!this.#navigate || !entry || this.#goingBack || this.#entering || this.#leaving) return
    // Back may have led to another page before React listened: `arrive` follows it.
    if (this.#last && this.#last.page !== entry.page) return
    const step = nextStep(this.getSnapshot(), entry.modals)
    if (!step) return
    if ('enter' in step) return void this.#enter(entry, step.enter, step.replace)
    this.#goingBack = true
    void this.#navigate(step.go)
  }

  async #enter({ pathname, search, page }: Entry, modals: readonly OpenModal[], replace: boolean) {
    const state: ModalState = { page, modals }
    const mask = detailsIn(modals)?.address
    this.#entering = true
    this.#last = { key: '', pathname, search, ...state }
    await this.#navigate?.({ pathname, search }, { state, replace, mask, preventScrollReset: true })
    this.#entering = false
    this.#follow()
  }
}

/** The open modals of the visit, and their history entries. */
export const createModalHistory = () => new ModalHistory()
