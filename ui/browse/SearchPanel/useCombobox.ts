import { type KeyboardEvent, useReducer, useState } from 'react'
import { activeIn, isOpen, nothingActive, type OptionList, reduceActive } from './activeOption.ts'
import type { SearchOption } from './searchOption.ts'

type Handlers = {
  onValueChange: (value: string) => void
  onOpen: (option: SearchOption) => void
  onPlay: (option: SearchOption) => void
  onClose: () => void
}

/** The combobox of the panel. */
export type Combobox = ReturnType<typeof useCombobox>

/** Whether a key belongs to the text or the browser: with modifiers held it edits text, or opens a new tab. */
function isOfTheText({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || (key !== 'Enter' && (ctrlKey || metaKey || shiftKey))
}

/** Clicks the active option's link with the held modifiers, so that the browser opens a new tab. */
function openInNewTab({ currentTarget, ctrlKey, metaKey }: KeyboardEvent): void {
  const link = document.getElementById(currentTarget.getAttribute('aria-activedescendant') ?? '')
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }))
}

/** The active option of the results, and the field's key handler. Home and End stay with the text. */
export function useCombobox(query: string, options: readonly SearchOption[], handlers: Handlers) {
  const [state, dispatch] = useReducer(reduceActive, nothingActive)
  const [followed, setFollowed] = useState(false)
  const list: OptionList = { query, ids: options.map(({ id }) => id) }
  const open = isOpen(state, list)
  const active = options.find(({ id }) => id === activeIn(state, list))

  function move(by: 1 | -1) {
    setFollowed(true)
    dispatch({ type: 'move', by, list })
  }

  function act(event: KeyboardEvent) {
    const play = event.shiftKey
    if (event.ctrlKey || event.metaKey) openInNewTab(event)
    else if (active) (play && active.playHref ? handlers.onPlay : handlers.onOpen)(active)
  }

  /** Escape closes one layer at a time: the list, the text, the panel. */
  function leave() {
    if (open) dispatch({ type: 'close', list })
    else if (query !== '') handlers.onValueChange('')
    else handlers.onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    // During composition Enter and arrows belong to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key !== 'Escape' && (options.length === 0 || isOfTheText(event))) return
    switch (event.key) {
      case 'ArrowDown':
        move(1)
        break
      case 'ArrowUp':
        move(-1)
        break
      case 'Enter':
        act(event)
        break
      case 'Escape':
        // A modal around the panel must not close with it.
        event.stopPropagation()
        leave()
        break
      default:
        return
    }
    event.preventDefault()
  }

  return {
    open,
    active: active?.id,
    followed,
    onKeyDown,
    /** The pointer is over an option. */
    point(id: string) {
      setFollowed(false)
      dispatch({ type: 'point', id, list })
    },
    /** A press in the field opens a closed list again. */
    reopen: () => dispatch({ type: 'open', list }),
  }
}
