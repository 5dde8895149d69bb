import { useIntl } from 'react-intl'
import { addressOf } from '#app/domain/addresses.ts'
import { notify } from '#app/platform/notices/notify.ts'
import { useVisit } from '#app/platform/visit.ts'
import { IconButton } from '#ui/controls/IconButton'
import { copyText } from '#ui/foundation/copyText.ts'
import { Tooltip } from '#ui/overlay/Tooltip'

/** Whether this browser supports the Web Share API; without TLS most do not. */
const canShare = (): boolean => 'share' in navigator || 'clipboard' in navigator

/** Shares the address of a game's page (UXP-02): by the device's share sheet, or by copying it. */
export function ShareGame({ code, name }: { code: string; name: string }) {
  const { formatMessage } = useIntl()
  const visit = useVisit()
  if (!canShare()) return null

  async function share() {
    const url = new URL(addressOf('games-game', { game: code }), location.origin).href
    if ('share' in navigator) return navigator.share({ title: name, url })
    if (await copyText(url))
      return notify(visit, { type: 'success', title: formatMessage({ id: 'game.shared' }), limit: 1 })
    // A browser may refuse; the address itself can still be selected.
    return notify(visit, {
      type: 'alert',
      title: formatMessage({ id: 'game.notShared' }),
      text: url,
      limit: 1,
    })
  }

  const label = formatMessage({ id: 'game.share' }, { name })
  return (
    <Tooltip text={label} describes={false}>
      <IconButton
        icon="share-network"
        label={label}
        // A cancelled share is no failure.
        onClick={() => void share().catch(() => undefined)}
      />
    </Tooltip>
  )
}
