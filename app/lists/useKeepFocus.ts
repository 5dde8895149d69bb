import { useLayoutEffect } from 'react'
import { useStore } from '#app/platform/visit.ts'

/** The tools of a list, in the same order in every drawing of it. */
const TOOLS = '[data-tools] :is(button, select)'

type FindTwin = () => HTMLElement | undefined

/** Finds what had the focus before one drawing takes the place of another. */
const createTwin = (): { find?: FindTwin } => ({})

function twinOfFocused(): FindTwin | undefined {
  const focused = document.activeElement
  const href = focused?.getAttribute('href')
  if (href) return () => document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`) ?? undefined
  const place = focused ? [...document.querySelectorAll(TOOLS)].indexOf(focused) : -1
  return place < 0 ? undefined : () => [...document.querySelectorAll<HTMLElement>(TOOLS)][place]
}

/** The focus stays on the same link or tool when one drawing of a list takes the place of another. */
export function useKeepFocus(): void {
  const twin = useStore(createTwin)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) twin.find?.()?.focus({ preventScroll: true })
    twin.find = undefined
    return () => {
      twin.find = twinOfFocused()
    }
  }, [twin])
}
