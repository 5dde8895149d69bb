import { type RefObject, useEffect, useEffectEvent } from 'react'
import { hasModal } from '#ui/foundation/hasModal.ts'
import { isTyping } from '../fieldSelector.ts'

/** The editor's keys, except in fields and under a modal: B focuses the bar, O shows and hides the outlines. */
export function useDeskKeys(bar: RefObject<HTMLElement | null>, onOutlines: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event
    if (ctrlKey || metaKey || altKey || shiftKey || defaultPrevented || isTyping(event)) return
    if (hasModal()) return
    const letter = key.toLowerCase()
    if (letter !== 'b' && letter !== 'o') return
    event.preventDefault()
    if (letter === 'o') onOutlines()
    else bar.current?.focus()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
