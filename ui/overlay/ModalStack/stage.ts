import { inertOthers } from 'aria-hidden'
import { afterPaint } from '#ui/foundation/afterPaint.ts'
import { markFocus, returnFocus } from './focusReturn.ts'
import type { ModalStackStore } from './modalStack.ts'

type Scene = {
  element: HTMLElement
  /** What gets the focus when it opens. */
  first: () => HTMLElement | null
  /** What had the focus when something covered it. */
  last?: Element | null
  /** What gets the focus when it closes and whoever had it before is gone. */
  opener?: () => HTMLElement | null
}

/** Things that stay in use over every modal: snackbars, consent. */
const ABOVE = '[data-above-modals]'

/** A phone shows its keyboard only for a field that gets the focus within the press. */
const FIELD = 'input, textarea'

/** Whether nobody has taken the focus meanwhile: a snackbar, the next page, a running game. */
const isFree = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.closest('[inert]') !== null

export type Stage = {
  /** Says which element is the modal `id`; returns what takes it back. */
  enter: (id: string, scene: Scene) => () => void
  /** Listens to keys and to the stack, until the returned function is called. */
  start: () => () => void
}

/**
 * What an open modal does to the page: everything else is inert, the page does not scroll, Escape asks the top
 * one to close, and the focus goes in and comes back.
 */
export function createStage(stack: ModalStackStore): Stage {
  const scenes = new Map<string, Scene>()
  let current: string | undefined
  let release: (() => void) | undefined
  let before: ReturnType<typeof markFocus>
  let opener: Scene['opener']
  let forget: (() => void) | undefined

  function leave() {
    forget?.()
    const scene = current === undefined ? undefined : scenes.get(current)
    if (scene?.element.contains(document.activeElement)) scene.last = document.activeElement
  }

  function freePage() {
    release?.()
    release = undefined
  }

  /** An inert page is styled anew, all of it: neither the first picture of the modal nor its last waits for that. */
  function take({ element, first, last }: Scene) {
    const known = last instanceof HTMLElement && element.contains(last) ? last : first()
    const go = () => {
      freePage()
      release = inertOthers([element, ...document.querySelectorAll(ABOVE)], document.body)
      known?.focus({ preventScroll: true })
    }
    if (known?.matches(FIELD)) go()
    else forget = afterPaint(go)
  }

  function giveBack() {
    freePage()
    if (isFree(document.activeElement)) returnFocus(before, opener?.())
    before = undefined
    opener = undefined
  }

  function update() {
    const top = stack.top()?.id
    const scene = top === undefined ? undefined : scenes.get(top)
    const next = scene && top
    if (next === current && current !== undefined) return
    leave()
    current = next
    document.documentElement.toggleAttribute('data-modal', top !== undefined)
    if (scene) {
      before ??= markFocus()
      opener ??= scene.opener
      take(scene)
    } else if (top === undefined) {
      forget = afterPaint(giveBack)
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const top = stack.top()
    if (!top) return
    event.preventDefault()
    top.close()
  }

  return {
    enter(id, scene) {
      scenes.set(id, scene)
      update()
      return () => {
        scenes.delete(id)
        update()
      }
    },
    start() {
      const unsubscribe = stack.subscribe(update)
      document.addEventListener('keydown', onKeyDown)
      return () => {
        unsubscribe()
        document.removeEventListener('keydown', onKeyDown)
        leave()
        if (current === undefined) giveBack()
        else freePage()
        current = undefined
        document.documentElement.removeAttribute('data-modal')
      }
    },
  }
}
