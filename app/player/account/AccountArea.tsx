import { Suspense } from 'react'
import type { ShellSlice } from '#app/api/contract/slices.ts'
import { useVisit } from '#app/platform/visit.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { UserArea } from '#ui/shell/UserArea'
import { ACCOUNT_AREA } from '../login/accountArea.ts'
import { requireLogin } from '../login/requireLogin.ts'
import { useAuth } from '../session/auth.ts'

export type AccountSettings = ShellSlice['account']

// Most visitors are guests and never need this code; the browser loads it while a visitor logs in.
export const HeaderPlayerArea = lazyPart(() =>
  import('./HeaderPlayerArea.tsx').then((file) => file.HeaderPlayerArea),
)

/** The end of the header: login and registration links for guests, balance and account for players (MNU-05). */
export function AccountArea({
  account: { register, login, embedded = false },
}: {
  account: AccountSettings
}) {
  const visit = useVisit()
  const { state, player } = useAuth()
  if (state === 'pending') return <UserArea state="pending" />
  const place = { id: ACCOUNT_AREA, tabIndex: -1 }
  if (!player)
    return (
      <UserArea
        {...place}
        state="guest"
        registerHref={register}
        loginHref={login}
        onLogin={() => void requireLogin(visit)}
      />
    )
  return (
    <Suspense fallback={<UserArea state="player" />}>
      <UserArea {...place} state="player">
        <HeaderPlayerArea player={player} embedded={embedded} />
      </UserArea>
    </Suspense>
  )
}
