import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import * as v from 'valibot'
import type { AccountPage } from '#app/domain/accountLinks.ts'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useServices } from '#app/platform/useServices.ts'
import { useStore, useVisit } from '#app/platform/visit.ts'
import { Dialog } from '#ui/overlay/Dialog'
import { AccountFrame } from '#ui/player/AccountFrame'
import { refreshBalance } from '../data/balance.ts'
import { useAuth } from '../session/auth.ts'
import { createAccountModal } from './accountModal.ts'
import { useAccountLinks } from './useAccountLinks.ts'

/** What a page of the account site tells the page around it. */
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

/** The embedded account over the site (MNU-10). */
export const AccountPanel = ({ page }: { page: AccountPage | undefined }) => (
  <MoreMessages>
    <PageModals>
      <Account page={page} />
    </PageModals>
  </MoreMessages>
)

function Account({ page }: { page: AccountPage | undefined }) {
  const { formatMessage } = useIntl()
  const visit = useVisit()
  const modal = useStore(createAccountModal)
  const close = () => modal.set(undefined)
  const { account = '' } = useServices()
  const { player } = useAuth()
  const links = useAccountLinks(true)
  const [{ shown, now }, setShown] = useState({ shown: page, now: page })
  const [ready, setReady] = useState(false)
  // Shows its page while it closes; each opening waits for the frame again.
  if (page !== now) {
    setShown({ shown: page ?? shown, now: page })
    if (page) setReady(false)
  }
  // The account closes when its player logs out.
  const open = page !== undefined && player !== undefined
  useEntryWhile(open, 'account', close)

  const frame = useRef<HTMLIFrameElement>(null)
  useAccountMessages(frame, account, (event) => {
    if (event === 'ready') setReady(true)
    else if (event === 'close') close()
    else void refreshBalance(visit)
  })

  if (!shown) return null
  const title = formatMessage({ id: shown === 'deposit' ? 'account.deposit' : 'account.title' })
  return (
    <Dialog open={open} kind="details" size="l" title={title} onClose={close}>
      <AccountFrame
        src={`${account}/${pages[shown]}`}
        title={title}
        href={(shown === 'deposit' ? links.deposit : links.account).href}
        ready={ready}
        frameRef={frame}
        onRetry={() => setReady(false)}
      />
    </Dialog>
  )
}
