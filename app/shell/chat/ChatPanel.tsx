import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useServices } from '#app/platform/useServices.ts'
import { useStored, useVisit } from '#app/platform/visit.ts'
import { hasModal } from '#ui/foundation/hasModal.ts'
import { ChatWindow } from '#ui/shell/ChatWindow'
import { createChat } from './chat.ts'
import { connectChat } from './connectChat.ts'
import { dispatchToChat } from './dispatchToChat.ts'
import { useChatFocus } from './useChatFocus.ts'

/** The window of the chat assistant, with its own history entry. */
export const ChatPanel = () => (
  <MoreMessages>
    <Panel />
  </MoreMessages>
)

/** Calls `close` for Escape, except in a modal over the window; the assistant handles it in its own frame. */
function useEscape(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return
    function onKeyDown({ key, defaultPrevented }: KeyboardEvent) {
      const covered = hasModal()
      if (key === 'Escape' && !defaultPrevented && !covered) close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open, close])
}

/** Height of a game's Play button if it sticks to the bottom of the view, which the window must not cover. */
function playBarHeight(): number {
  const bar = document.querySelector<HTMLElement>('main [data-play-bar]')
  if (!bar) return 0
  const { top, height } = bar.getBoundingClientRect()
  return top > innerHeight / 2 && top < innerHeight ? height : 0
}

/** `playBarHeight` at each opening. */
function useLift(open: boolean): number {
  const [lift, setLift] = useState(0)
  useLayoutEffect(() => {
    if (open) setLift(playBarHeight())
  }, [open])
  return lift
}

function Panel() {
  const visit = useVisit()
  const { locale } = useIntl()
  const { chat: address = '' } = useServices()
  const { visibility } = useStored(createChat)
  const target = useRef<HTMLDivElement>(null)
  const close = useCallback(() => dispatchToChat(visit, { type: 'left' }), [visit])
  const open = visibility !== 'hidden'

  useEffect(
    () => (target.current ? connectChat({ visit, address, locale, target: target.current }) : undefined),
    [visit, address, locale],
  )
  useEntryWhile(open, 'chat', close)
  useEscape(open, close)
  useChatFocus(visibility, target)

  return <ChatWindow ref={target} state={visibility} lift={useLift(open)} onCancel={close} />
}
