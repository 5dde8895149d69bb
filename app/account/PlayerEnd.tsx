import { useEffect, useRef } from 'react'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { takeEntered } from '#app/session/requireLogin.ts'
import type { Player } from '#app/session/results.ts'
import { PlayerArea } from '#ui/shell/PlayerArea'
import { logOut } from './logOut.ts'
import { useAccountLinks } from './useAccountLinks.ts'
import { useShownBalance } from './useShownBalance.ts'

type PlayerEndProps = { player: Player; embedded: boolean }

/** A player's end of the header (MNU-05). */
export const PlayerEnd = (props: PlayerEndProps) => (
  <MoreWords>
    <End {...props} />
  </MoreWords>
)

function End({ player: { username }, embedded }: PlayerEndProps) {
  const { deposit, account } = useAccountLinks(embedded)
  const area = useRef<HTMLDivElement>(null)
  // The way in that was pressed is gone: the focus goes to what has come in its place.
  useEffect(() => {
    if (takeEntered() && document.activeElement === document.body) area.current?.focus()
  }, [])
  return (
    <PlayerArea
      ref={area}
      tabIndex={-1}
      username={username}
      balance={useShownBalance()}
      depositHref={deposit.href}
      onDeposit={deposit.onPress}
      accountHref={account.href}
      onAccount={account.onPress}
      onLogout={embedded ? logOut : undefined}
    />
  )
}
