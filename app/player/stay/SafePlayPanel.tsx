import { useIntl } from 'react-intl'
import { useShell } from '#app/content/shell.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { isHelpFirst } from '#app/domain/selfExclusion.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { setQuiet, useQuiet } from '#app/platform/quiet.ts'
import { useNow } from '#app/platform/useNow.ts'
import { useStored } from '#app/platform/visit.ts'
import { Drawer } from '#ui/overlay/Drawer'
import { SafePlaySheet } from '#ui/player/SafePlaySheet'
import { QuietMode } from '#ui/shell/QuietMode'
import { useBalance, useBalanceHidden } from '../data/balance.ts'
import { useSelfExcluded } from '../data/exclusion.ts'
import { createRunningStay } from './stay.ts'

/** Milliseconds between two updates of the clock. */
const UPDATE_INTERVAL = 15_000

const page = (slug: string) => addressOf('page-slug', { slug })

/** Time and money of the game for money that runs (CPL-05); hidden money stays hidden (UXP-19). */
function useSession() {
  const stay = useStored(createRunningStay)
  const now = useNow(UPDATE_INTERVAL)
  const { fact } = useBalance()
  const hidden = useBalanceHidden()
  if (!stay) return undefined
  const { startedAt, entry } = stay
  const isShown = entry !== undefined && fact.state === 'known' && !hidden
  return { startedAt, now: Math.max(now, startedAt), ...(isShown && { money: { entry, now: fact.value } }) }
}

/** What keeps play within bounds, two presses from anywhere (CPL-03), and the switch that stops what moves (UXP-14). */
export function SafePlayPanel() {
  const { open, close } = useModalEntry('safe-play')
  const { formatMessage } = useIntl()
  const { compliance } = useShell()
  const { name, phone, url } = compliance.helpline
  const quiet = useQuiet()
  return (
    <Drawer
      open={open}
      onClose={close}
      kind="menu"
      shape="side"
      title={formatMessage({ id: 'shell.safePlay' })}
      footer={
        <QuietMode
          checked={quiet.on}
          fromSystem={quiet.fromSystem}
          disabled={quiet.fromSystem}
          onChange={setQuiet}
        />
      }
    >
      <SafePlaySheet
        session={useSession()}
        helpFirst={isHelpFirst(useSelfExcluded().fact)}
        hrefs={{ limits: page('joc-responsabil'), exclusion: page('autoexcludere') }}
        help={{ name, text: phone?.replaceAll(' ', '\u00a0'), href: url }}
      />
    </Drawer>
  )
}
