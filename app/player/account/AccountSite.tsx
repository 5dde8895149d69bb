import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import type { AccountPage } from '#app/domain/accountLinks.ts'
import { useServices } from '#app/platform/useServices.ts'
import { AccountFrame } from '#ui/player/AccountFrame'
import { useAccountLinks } from './useAccountLinks.ts'

/** Message of a page of the account site to the page around its frame. */
const AccountMessage = v.object({
  type: v.literal('arama:account'),
  event: v.picklist(['ready', 'close', 'balance']),
})
type AccountEvent = v.InferOutput<typeof AccountMessage>['event']

/** Handles messages from the account site at `address` in its frame; ignores all others. */
function useAccountMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  onEvent: (event: AccountEvent) => void,
): void {
  const hear = useEffectEvent(onEvent)
  useEffect(() => {
    const { origin } = new URL(address, location.href)
    function onMessage({ origin: from, source, data }: MessageEvent<unknown>) {
      if (from !== origin || source !== frame.current?.contentWindow) return
      if (v.is(AccountMessage, data)) hear(data.event)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [frame, address])
}

const pages = { deposit: 'deposit', 'my-account': 'dashboard' } as const

export type AccountPartProps = {
  page: AccountPage
  /** Accessible name. */
  title: string
  /** It asks to be closed. */
  onClose: () => void
  /** It has changed the balance. */
  onBalance: () => void
}

/** A page of the account site in a frame (S1 2.6: the old style). */
export function AccountSite({ page, title, onClose, onBalance }: AccountPartProps) {
  const { account = '' } = useServices()
  const links = useAccountLinks(true)
  const [ready, setReady] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  useAccountMessages(frame, account, (event) => {
    if (event === 'ready') setReady(true)
    else if (event === 'close') onClose()
    else onBalance()
  })
  return (
    <AccountFrame
      src={`${account}/${pages[page]}`}
      title={title}
      href={(page === 'deposit' ? links.deposit : links.account).href}
      ready={ready}
      frameRef={frame}
      onRetry={() => setReady(false)}
    />
  )
}
