import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, Suspense, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { setConsent } from '#app/platform/analytics/analytics.ts'
import { type Consent, createConsent } from '#app/platform/analytics/consent.ts'
import { useInterruptions } from '#app/platform/interruptions/useInterruptions.ts'
import { frontendPart } from '#app/platform/microFrontends/frontendPart.tsx'
import { useServices } from '#app/platform/useServices.ts'
import { useStored, useVisit } from '#app/platform/visit.ts'
import { featureTogglesQuery } from '#app/player/login/featureToggles.ts'
import { ConsentBar } from '#ui/shell/ConsentBar'
import styles from './ConsentHost.module.css'

/** Whether consent is to be asked for: there is something to ask about, and no answer. */
export function useConsentAsked(): boolean {
  const { analytics } = useServices()
  const answer = useStored(createConsent)
  return analytics !== undefined && answer === undefined
}

// Loaded where the toggle asks for it.
const ConsentFrontend = frontendPart(() =>
  import('./ConsentFrontend.tsx').then((file) => file.ConsentFrontend),
)

/** Lets the micro-frontend `cookie-consent` ask. */
const MICRO_FRONTEND = 'micro-frontend-consent'

/** What asks: the micro-frontend where the toggle says so, until it fails; `undefined` until that is known. */
function useAsker(asked: boolean) {
  const { microFrontends } = useServices()
  const mayBeFrontend = asked && microFrontends !== undefined
  const toggles = useQuery({ ...featureTogglesQuery, enabled: mayBeFrontend })
  const [failed, setFailed] = useState(false)
  const isFrontend = mayBeFrontend && !failed && toggles.data?.includes(MICRO_FRONTEND)
  const asker = isFrontend ? 'micro-frontend' : mayBeFrontend && toggles.isPending ? undefined : 'site'
  return { asker, fail: () => setFailed(true) } as const
}

/** The question for consent over the page while it is `asked`; it waits, in its place, while its dialog is open. */
export function ConsentHost({ asked }: { asked: boolean }) {
  const visit = useVisit()
  const { open, show } = useModalEntry('cookies')
  const { formatMessage } = useIntl()
  const before = useRef<Element>(null)
  const title = formatMessage({ id: 'consent.title' })
  const items = useMemo(
    () => (asked ? [{ id: 'consent', kind: 'consent' as const, title }] : []),
    [asked, title],
  )
  const { shown } = useInterruptions(items)
  const { asker, fail } = useAsker(asked)
  if (!shown || !asker) return null

  /** Remembers what had the focus before the bar. */
  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }

  function answer(consent: Consent) {
    setConsent(visit, consent)
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }

  if (asker === 'micro-frontend')
    return (
      <Suspense>
        <ConsentFrontend onAnswer={answer} onFail={fail} />
      </Suspense>
    )
  return (
    <ConsentBar
      className={styles.bar}
      hidden={open}
      onFocus={onFocus}
      onRefuse={() => answer('denied')}
      onChoose={show}
      onAccept={() => answer('granted')}
    />
  )
}
