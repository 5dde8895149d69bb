import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '#app/content/shell.ts'
import type { AccountPage } from '#app/domain/accountLinks.ts'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { frontendPart } from '#app/platform/microFrontends/frontendPart.tsx'
import { useStore, useVisit } from '#app/platform/visit.ts'
import { Spinner } from '#ui/feedback/Spinner'
import { Dialog } from '#ui/overlay/Dialog'
import { refreshBalance } from '../data/balance.ts'
import { useAuth } from '../session/auth.ts'
import { AccountSite } from './AccountSite.tsx'
import { createAccountModal } from './accountModal.ts'

// Loaded where the account setting asks for it.
const AccountFrontend = frontendPart(() =>
  import('./AccountFrontend.tsx').then((file) => file.AccountFrontend),
)

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
  const { player } = useAuth()
  const { account } = useShell()
  const [{ shown, now }, setShown] = useState({ shown: page, now: page })
  const [failed, setFailed] = useState(false)
  // Shows its page while it closes; each opening tries the micro-frontend again.
  if (page !== now) {
    setShown({ shown: page ?? shown, now: page })
    if (page) setFailed(false)
  }
  // The account closes when its player logs out.
  const open = page !== undefined && player !== undefined
  useEntryWhile(open, 'account', close)

  if (!shown) return null
  const title = formatMessage({ id: shown === 'deposit' ? 'account.deposit' : 'account.title' })
  const part = { page: shown, title, onClose: close, onBalance: () => void refreshBalance(visit) }
  return (
    <Dialog open={open} priority={modalPriorities.details} size="l" title={title} onClose={close}>
      {account.embedded === 'micro-frontend' && !failed ? (
        <Suspense fallback={<Spinner label={formatMessage({ id: 'account.loading' })} />}>
          <AccountFrontend {...part} onPage={modal.set} onFail={() => setFailed(true)} />
        </Suspense>
      ) : (
        <AccountSite key={shown} {...part} />
      )}
    </Dialog>
  )
}
