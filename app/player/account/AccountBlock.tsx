import { FormattedMessage } from 'react-intl'
import type { EmbeddedAccount } from '#app/api/contract/cms.ts'
import { useVisit } from '#app/platform/visit.ts'
import { Button } from '#ui/controls/Button'
import { plainPress } from '#ui/foundation/plainPress.ts'
import { PlayerBlock } from '#ui/shell/PlayerBlock'
import { requireLogin } from '../login/requireLogin.ts'
import { requestLogout } from '../messages/logoutHold.ts'
import { useAuth } from '../session/auth.ts'
import type { Player } from '../session/results.ts'
import type { AccountSettings } from './AccountArea.tsx'
import styles from './AccountBlock.module.css'
import { useAccountLinks } from './useAccountLinks.ts'
import { useDepositTone } from './useDepositTone.ts'
import { useShownBalance } from './useShownBalance.ts'

type AccountBlockProps = {
  account: AccountSettings
  /** Called when a link is followed, so that the menu around it can close. */
  onFollow: () => void
}

/** The account in the menu of phones: login and registration for guests, balance and account for players. */
export function AccountBlock({ account, onFollow }: AccountBlockProps) {
  const visit = useVisit()
  const { state, player } = useAuth()
  if (state === 'pending') return null
  if (player) return <Own player={player} embedded={account.embedded ?? false} onFollow={onFollow} />
  function logIn() {
    onFollow()
    void requireLogin(visit)
  }
  return (
    <div className={styles.ways}>
      <Button tone="primary" href={account.login} onClick={plainPress(logIn)}>
        <FormattedMessage id="ui.userArea.login" />
      </Button>
      <Button href={account.register}>
        <FormattedMessage id="ui.userArea.register" />
      </Button>
    </div>
  )
}

type OwnProps = { player: Player; embedded: EmbeddedAccount; onFollow: () => void }

function Own({ player: { username }, embedded, onFollow }: OwnProps) {
  const { deposit, account } = useAccountLinks(embedded)
  const visit = useVisit()
  const balance = useShownBalance()
  return (
    <PlayerBlock
      username={username}
      balance={balance}
      depositHref={deposit.href}
      onDeposit={deposit.onPress}
      depositTone={useDepositTone()}
      accountHref={account.href}
      onAccount={account.onPress}
      onLogout={embedded !== false ? () => requestLogout(visit) : undefined}
      // Closing the menu goes back in the history, which would cancel the navigation of a link that leaves the site.
      onFollow={account.onPress && onFollow}
    />
  )
}
