import { useEffect, useLayoutEffect } from 'react'
import type { EmbeddedAccount } from '#app/api/contract/cms.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useAfterFirstInteraction } from '#app/platform/useFirstInteraction.ts'
import { useVisit } from '#app/platform/visit.ts'
import { loadPopover } from '#ui/overlay/Popover'
import { PlayerArea } from '#ui/shell/PlayerArea'
import { accountArea } from '../login/accountArea.ts'
import { requestLogout } from '../messages/logoutHold.ts'
import type { Player } from '../session/results.ts'
import { useAccountLinks } from './useAccountLinks.ts'
import { useDepositTone } from './useDepositTone.ts'
import { useOwnLinks } from './useOwnLinks.ts'
import { useShownBalance } from './useShownBalance.ts'

type HeaderPlayerAreaProps = { player: Player; embedded: EmbeddedAccount }

/** The end of the header for a player (MNU-05). */
export const HeaderPlayerArea = (props: HeaderPlayerAreaProps) => (
  <MoreMessages>
    <Area {...props} />
  </MoreMessages>
)

function Area({ player: { username }, embedded }: HeaderPlayerAreaProps) {
  const visit = useVisit()
  const { deposit, account } = useAccountLinks(embedded)
  const isAfterInteraction = useAfterFirstInteraction()
  // Loads the menu's code before the avatar is pressed, since that would fail offline.
  useEffect(() => {
    if (isAfterInteraction) void loadPopover()
  }, [isAfterInteraction])
  // The avatar disappears with the player: the effect moves the focus that it would lose.
  useLayoutEffect(
    () => () => {
      if (accountArea()?.contains(document.activeElement)) setTimeout(() => accountArea()?.focus())
    },
    [],
  )
  return (
    <PlayerArea
      username={username}
      balance={useShownBalance()}
      depositHref={deposit.href}
      onDeposit={deposit.onPress}
      depositTone={useDepositTone()}
      accountHref={account.href}
      onAccount={account.onPress}
      links={useOwnLinks()}
      page={usePageLocation().path}
      onLogout={embedded !== false ? () => requestLogout(visit) : undefined}
    />
  )
}
