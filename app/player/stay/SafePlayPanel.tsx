import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '#app/content/shell.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { isHelpFirst } from '#app/domain/selfExclusion.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { setQuietMode, useQuietMode } from '#app/platform/quietMode.ts'
import { Button } from '#ui/controls/Button'
import { Drawer } from '#ui/overlay/Drawer'
import { SafePlaySheet } from '#ui/player/SafePlaySheet'
import { SelfTest } from '#ui/player/SelfTest'
import { QuietMode } from '#ui/shell/QuietMode'
import { useAccountLinks } from '../account/useAccountLinks.ts'
import { useSelfExcluded } from '../data/exclusion.ts'
import { useAuth } from '../session/auth.ts'
import { useSessionFacts } from './useSessionFacts.ts'

const page = (slug: string) => addressOf('page-slug', { slug })

/** Where limits are set: in the account, at its address for this device; guests read about them first. */
function useLimitsAddress(): string {
  const { account } = useAccountLinks(false)
  return useAuth().player ? account.href : page('joc-responsabil')
}

/** The tools of safe play, two presses from every page (CPL-03), and the switch of quiet mode (UXP-14). */
export function SafePlayPanel() {
  const { open, close } = useModalEntry('safe-play')
  const { formatMessage } = useIntl()
  const { compliance } = useShell()
  const { name, phone, url, chat } = compliance.helpline
  const contact = phone?.replaceAll(' ', '\u00a0')
  const quiet = useQuietMode()
  const session = useSessionFacts()
  const helpFirst = isHelpFirst(useSelfExcluded().fact)
  const limits = useLimitsAddress()
  const isPlayer = useAuth().player !== undefined
  const [testing, setTesting] = useState(false)
  if (!open && testing) setTesting(false)
  return (
    <Drawer
      open={open}
      onClose={close}
      priority={modalPriorities.menu}
      shape="side"
      title={formatMessage({ id: testing ? 'safePlay.test' : 'shell.safePlay' })}
      footer={
        <QuietMode
          checked={quiet.on}
          fromSystem={quiet.fromSystem}
          disabled={quiet.fromSystem}
          onCheckedChange={setQuietMode}
        />
      }
    >
      {testing ? (
        <>
          <Button tone="quiet" size="s" icon="arrow-left-bold" onClick={() => setTesting(false)}>
            {formatMessage({ id: 'safePlay.back' })}
          </Button>
          <SelfTest help={{ label: [name, contact].filter(Boolean).join(' · '), href: url }} />
        </>
      ) : (
        <SafePlaySheet
          session={session}
          helpFirst={helpFirst}
          hrefs={{
            ...(isPlayer && { mirror: addressOf('user-mirror') }),
            limits,
            pause: page('joc-responsabil'),
            exclusion: page('autoexcludere'),
          }}
          onTest={() => setTesting(true)}
          help={{ name, text: contact, href: url, chat }}
        />
      )}
    </Drawer>
  )
}
