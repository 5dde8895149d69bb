import { useContext } from 'react'
import { useIntl } from 'react-intl'
import { addressOf } from '#app/domain/addresses.ts'
import { routedBack } from '#app/history/routedBack.ts'
import { ShellSlice } from '#app/lib/Edition.ts'
import { useStatus } from '#app/lib/useStatus.ts'
import { useSelfExcluded } from '#app/queries/player/exclusion.ts'
import { useSlice } from '#app/queries/slices.ts'
import { Drawer } from '#ui/overlay/Drawer'
import { SafePlaySheet } from '#ui/player/SafePlaySheet'
import { QuietMode } from '#ui/shell/QuietMode'
import { setQuiet, useQuiet } from './quiet.ts'

type SafePlayPanelProps = { open: boolean; onClose: () => void }

const page = (slug: string) => addressOf('page-slug', { slug })

/** What keeps play within bounds, two presses from anywhere (CPL-03), and the switch that stops what moves (UXP-14). */
export function SafePlayPanel({ open, onClose }: SafePlayPanelProps) {
  const { formatMessage } = useIntl()
  const { compliance } = useSlice(useContext(ShellSlice), 'Shell', { status: useStatus() })
  const { name, phone, url } = compliance.helpline
  const quiet = useQuiet()
  return (
    <Drawer
      open={open}
      onClose={onClose}
      kind="menu"
      back={routedBack}
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
        helpFirst={useSelfExcluded()}
        hrefs={{ limits: page('joc-responsabil'), exclusion: page('autoexcludere') }}
        help={{ name, text: phone?.replaceAll(' ', '\u00a0'), href: url }}
      />
    </Drawer>
  )
}
