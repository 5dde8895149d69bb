import { useLayoutEffect } from 'react'

/** The tools of a list, in the same order in every drawing of it. */
const TOOLS = '[data-tools] :is(button, select)'

/** Finds what had the focus in the drawing that takes this one's place. */
let twin: (() => HTMLElement | undefined) | undefined

function twinOfFocused(): typeof twin {
  const focused = document.activeElement
  const href = focused?.getAttribute('href')
  if (href) return () => document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`) ?? undefined
  const place = focused ? [...document.querySelectorAll(TOOLS)].indexOf(focused) : -1
  return place < 0 ? undefined : () => [...document.querySelectorAll<HTMLElement>(TOOLS)][place]
}

/** The focus stays on the same link or tool when one drawing of a list takes the place of another. */
export function useKeepFocus(): void {
  useLayoutEffect(() => {
    if (document.activeElement === document.body) twin?.()?.focus({ preventScroll: true })
    twin = undefined
    return () => {
      twin = twinOfFocused()
    }
  }, [])
}
