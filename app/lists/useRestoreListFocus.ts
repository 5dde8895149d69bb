import { useLayoutEffect } from 'react'
import { useStore } from '#app/platform/visit.ts'

/** The tools of a list, which both its first tiles and its whole list render in the same order. */
const TOOLS = '[data-tools] :is(button, select)'

type FindElement = () => HTMLElement | undefined

/** Finds the counterpart of the element that had the focus before another component replaced the list. */
const createFocusTarget = (): { find?: FindElement } => ({})

function finderOfFocused(): FindElement | undefined {
  const focused = document.activeElement
  const href = focused?.getAttribute('href')
  if (href) return () => document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`) ?? undefined
  const place = focused ? [...document.querySelectorAll(TOOLS)].indexOf(focused) : -1
  return place < 0 ? undefined : () => [...document.querySelectorAll<HTMLElement>(TOOLS)][place]
}

/** Restores the focus to the same link or tool when another component replaces a list. */
export function useRestoreListFocus(): void {
  const target = useStore(createFocusTarget)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) target.find?.()?.focus({ preventScroll: true })
    target.find = undefined
    return () => {
      target.find = finderOfFocused()
    }
  }, [target])
}
