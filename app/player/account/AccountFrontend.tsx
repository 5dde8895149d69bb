import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { MicroFrontendEvent } from '#app/api/contract/microFrontend.ts'
import type { AccountPage } from '#app/domain/accountLinks.ts'
import { MicroFrontend } from '#app/platform/microFrontends/MicroFrontend.tsx'
import { Spinner } from '#ui/feedback/Spinner'
import type { AccountPartProps } from './AccountSite.tsx'

type AccountFrontendProps = AccountPartProps & {
  /** It asks for another of its pages. */
  onPage: (page: AccountPage) => void
  /** The framed site has to take its place. */
  onFail: () => void
}

/** The micro-frontend of the account in place of the framed site (MNU-10). */
export function AccountFrontend({ page, title, onClose, onBalance, onPage, onFail }: AccountFrontendProps) {
  const { formatMessage } = useIntl()
  const data = useMemo(
    () => ({ page: page === 'deposit' ? ('deposit' as const) : ('dashboard' as const) }),
    [page],
  )

  function onEvent(event: MicroFrontendEvent) {
    if (event.type === 'close') onClose()
    else if (event.type === 'balance') onBalance()
    else if (event.type === 'page') onPage(event.page === 'deposit' ? 'deposit' : 'my-account')
    else if (event.type === 'fallback') onFail()
  }
  return (
    <MicroFrontend
      name="my-account"
      label={title}
      data={data}
      pending={<Spinner label={formatMessage({ id: 'account.loading' })} />}
      onEvent={onEvent}
      onFail={onFail}
    />
  )
}
