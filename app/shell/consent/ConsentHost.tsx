import { type FocusEvent, Suspense, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { type Consent, createConsent, setConsent } from '#app/platform/analytics/consent.ts'
import { useInterruption } from '#app/platform/interruptions/useInterruptions.ts'
import { frontendPart } from '#app/platform/microFrontends/frontendPart.tsx'
import { useServices } from '#app/platform/useServices.ts'
import { useStored, useVisit } from '#app/platform/visit.ts'
import { ConsentBar } from '#ui/shell/ConsentBar'
import { useFrontend } from '../useFrontend.ts'
import styles from './ConsentHost.module.css'

/** Whether to ask for consent: the site has analytics, and the visitor has not answered. */
export function useConsentAsked(): boolean {
  const { analytics } = useServices()
  const answer = useStored(createConsent)
  return analytics !== undefined && answer === undefined
}

// Loaded where the toggle asks for it.
const ConsentFrontend = frontendPart(() =>
  import('./ConsentFrontend.tsx').then((file) => file.ConsentFrontend),
)

/** The question for consent over the page while it is `asked`; it waits, in its place, while its dialog is open. */
export function ConsentHost({ asked }: { asked: boolean }) {
  const visit = useVisit()
  const { open, show } = useModalEntry('cookies')
  const { formatMessage } = useIntl()
  const before = useRef<Element>(null)
  const title = formatMessage({ id: 'consent.title' })
  const shown = useInterruption(asked, { id: 'consent', kind: 'consent', title })
  const { drawnBy, fail } = useFrontend('micro-frontend-consent', asked)
  if (!shown || !drawnBy) return null

  /** Remembers the element that had the focus before the bar. */
  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }

  function answer(consent: Consent) {
    setConsent(visit, consent)
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }

  if (drawnBy === 'micro-frontend')
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
