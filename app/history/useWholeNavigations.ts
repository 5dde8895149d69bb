import { startTransition, useContext, useLayoutEffect } from 'react'
import { UNSAFE_DataRouterContext } from 'react-router-dom'
import { pageOf } from './historyEntries.ts'

/**
 * Draws the next page in one transition. `HydratedRouter` sets the new address outside of one: React would first draw the
 * page that is being left once more, with skeletons in place of rows that had not hydrated. `HydratedRouter`
 * subscribes in a layout effect, which runs after those of everything in it. Panels over a page are told of as before: they
 * do not wait until all of that page has hydrated.
 */
export function useWholeNavigations(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router
  useLayoutEffect(() => {
    if (!router) return
    const { subscribe } = router
    router.subscribe = (listener) => {
      let page = pageOf(router.state.location)
      return subscribe((state, options) => {
        const left = page
        page = pageOf(state.location)
        if (page === left) listener(state, options)
        else startTransition(() => listener(state, options))
      })
    }
    return () => {
      router.subscribe = subscribe
    }
  }, [router])
}
