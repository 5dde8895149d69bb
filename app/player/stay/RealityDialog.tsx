import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useShell } from '#app/content/shell.ts'
import { addressOf } from '#app/domain/addresses.ts'
import type { Known } from '#app/domain/known.ts'
import { useEntryWhile } from '#app/navigation/modalEntry.ts'
import { modalPriorities } from '#app/navigation/modalPriorities.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { Dialog } from '#ui/overlay/Dialog'
import { RealityCheck } from '#ui/player/RealityCheck'

type RealityDialogProps = {
  minutes: number
  /** Balance at the start of the stay, in lei. */
  entry: number | undefined
  /** The balance now, in lei. */
  money: Known<number>
  /** Whether the player hides amounts. */
  masked: boolean
  onPause: () => void
  onContinue: () => void
}

const page = (slug: string) => addressOf('page-slug', { slug })

/** Reality check over the game; closing it continues the game (CPL-05). */
export function RealityDialog({ minutes, entry, money, masked, onPause, onContinue }: RealityDialogProps) {
  const { formatMessage } = useIntl()
  useEntryWhile(true, 'reality-check', onContinue)
  const { compliance } = useShell()
  const isKnown = entry !== undefined && money.state === 'known'
  const pause = useRef<HTMLButtonElement>(null)
  const { name, url } = compliance.helpline
  return (
    <PageModals>
      <Dialog
        open
        urgent
        priority={modalPriorities.session}
        closesBeside={false}
        title={formatMessage({ id: 'play.check' })}
        initialFocus={pause}
        onClose={onContinue}
      >
        <RealityCheck
          hideTitle
          minutes={minutes}
          money={isKnown ? { entry, now: money.value } : undefined}
          masked={masked}
          pauseRef={pause}
          onPause={onPause}
          onContinue={onContinue}
          limitsHref={page('joc-responsabil')}
          exclusionHref={page('autoexcludere')}
          help={{ label: name, href: url }}
        />
      </Dialog>
    </PageModals>
  )
}
