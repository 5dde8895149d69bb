import { inertOthers } from 'aria-hidden'
import { afterPaint } from '#ui/foundation/afterPaint.ts'
import type { ModalStackStore } from './createModalStack.ts'
import { markFocus, returnFocus, takeNext } from './focusReturn.ts'

type OpenModal = {
  element: HTMLElement
  /** What gets the focus when it opens. */
  first: () => HTMLElement | null
  /** What had the focus when something covered it. */
  last?: Element | null
  /** Gets the focus on close if the previously focused element is gone. */
  opener?: () => HTMLElement | null
}

/** Things that stay in use over every modal: snackbars, consent. */
const ABOVE_MODALS = '[data-above-modals]'

/** A phone shows its keyboard only for a field that gets the focus within the press. */
const FIELD = 'input, textarea'

/** Whether no other element has taken the focus: a snackbar, the next page, a running game. */
const isFree = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.closest('[inert]') !== null

export type ModalFocus = {
  /** Says which element is the modal `id`; returns what takes it back. */
  enter: (id: string, modal: OpenModal) => () => void
  /** Keeps Escape from Radix, which would act on it before the field that has the focus. */
  holdEscape: (event: KeyboardEvent) => void
  /** Listens to keys and to the stack, until every function that was returned has been called. */
  start: () => () => void
}

/** The page behind the modals: inert while one is open, with the focus again when the last one closes. */
function createBackdrop() {
  let release: (() => void) | undefined
  let before: ReturnType<typeof markFocus>
  let opener: OpenModal['opener']
  let forget: (() => void) | undefined

  function free() {
    release?.()
    release = undefined
  }

  function giveBack() {
    free()
    const next = takeNext()
    const isUnused = isFree(document.activeElement)
    if (isUnused && next) next.focus({ preventScroll: true })
    else if (isUnused) returnFocus(before, opener?.())
    before = undefined
    opener = undefined
  }

  return {
    free,
    giveBack,
    giveBackSoon() {
      forget = afterPaint(giveBack)
    },
    /** Cancels the task scheduled after the paint. */
    forget: () => forget?.(),
    /** Making the page inert recalculates all of its styles, so it happens after the modal has painted. */
    cover(modal: OpenModal) {
      const { element, first, last } = modal
      before ??= markFocus()
      opener ??= modal.opener
      const known = last instanceof HTMLElement && element.contains(last) ? last : first()
      const focus = () => known?.focus({ preventScroll: true })
      if (known?.matches(FIELD)) focus()
      forget = afterPaint(() => {
        free()
        release = inertOthers([element, ...document.querySelectorAll(ABOVE_MODALS)], document.body)
        if (!element.contains(document.activeElement)) focus()
      })
    },
  }
}

/** Calls `begin` for the first user and its cleanup after the last. */
function shared(begin: () => () => void): () => () => void {
  let users = 0
  let end: (() => void) | undefined
  return () => {
    users += 1
    end ??= begin()
    return () => {
      users -= 1
      if (users > 0) return
      end?.()
      end = undefined
    }
  }
}

/**
 * What an open modal does to the page: everything else is inert, the page does not scroll, Escape asks the top
 * one to close, and the focus goes in and comes back.
 */
export function createModalFocus(stack: ModalStackStore): ModalFocus {
  const openModals = new Map<string, OpenModal>()
  const backdrop = createBackdrop()
  const held = new WeakSet<KeyboardEvent>()
  let current: string | undefined

  function leave() {
    backdrop.forget()
    const modal = current === undefined ? undefined : openModals.get(current)
    if (modal?.element.contains(document.activeElement)) modal.last = document.activeElement
  }

  function update() {
    const top = stack.top()?.id
    const modal = top === undefined ? undefined : openModals.get(top)
    const next = modal && top
    if (next === current && current !== undefined) return
    leave()
    current = next
    document.documentElement.toggleAttribute('data-modal', top !== undefined)
    if (modal) backdrop.cover(modal)
    else if (top === undefined) backdrop.giveBackSoon()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || (event.defaultPrevented && !held.has(event))) return
    const top = stack.top()
    if (!top) return
    event.preventDefault()
    top.close()
  }

  function listen(): () => void {
    const unsubscribe = stack.subscribe(update)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      unsubscribe()
      document.removeEventListener('keydown', onKeyDown)
      leave()
      if (current === undefined) backdrop.giveBack()
      else backdrop.free()
      current = undefined
      document.documentElement.removeAttribute('data-modal')
    }
  }

  return {
    enter(id, modal) {
      openModals.set(id, modal)
      update()
      return () => {
        openModals.delete(id)
        update()
      }
    },
    holdEscape(event) {
      if (event.defaultPrevented) return
      held.add(event)
      event.preventDefault()
    },
    start: shared(listen),
  }
}
