import { useLayoutEffect } from 'react'

/**
 * Sets an attribute of the root element while `on`, for rules about the rest of the page. With `:root:has()` instead, every
 * inserted element and every press would recalculate the styles of all elements that any `:has()` concerns.
 */
export function useRootAttribute(name: `data-${string}`, on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return undefined
    const root = document.documentElement
    root.setAttribute(name, '')
    return () => root.removeAttribute(name)
  }, [name, on])
}
