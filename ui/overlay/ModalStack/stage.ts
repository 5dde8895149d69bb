import { inertOthers } from 'aria-hidden'
import { markFocus, returnFocus } from './focusReturn.ts'
import type { ModalStackStore } from './modalStack.ts'

type Scene = {
  element: HTMLElement
  /** What gets the focus when it opens. */
  first: () => HTMLElement | null
  /** What had the focus when something covered it. */
  last?: Element | null
}

/** Things that stay in use over every modal: snackbars, consent. */
const ABOVE = '[data-above-modals]'

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

  function leave() {
    const scene = current === undefined ? undefined : scenes.get(current)
    if (scene?.element.contains(document.activeElement)) scene.last = document.activeElement
    release?.()
    release = undefined
  }

  function focusIn({ element, first, last }: Scene) {
    const known = last instanceof HTMLElement && element.contains(last) ? last : first()
    known?.focus({ preventScroll: true })
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
      release = inertOthers([scene.element, ...document.querySelectorAll(ABOVE)], document.body)
      focusIn(scene)
    } else if (top === undefined && before) {
      if (!document.activeElement?.closest(ABOVE)) returnFocus(before)
      before = undefined
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
        current = undefined
        document.documentElement.removeAttribute('data-modal')
      }
    },
  }
}
