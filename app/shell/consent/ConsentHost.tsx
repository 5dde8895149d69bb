import { type FocusEvent, useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { setConsent } from '#app/platform/analytics/analytics.ts'
import { type Consent, createConsent } from '#app/platform/analytics/consent.ts'
import { createConsentAsker } from '#app/platform/analytics/consentAsker.ts'
import { useInterruptions } from '#app/platform/interruptions/useInterruptions.ts'
import { useServices } from '#app/platform/useServices.ts'
import { useStored, useVisit } from '#app/platform/visit.ts'
import { ConsentBar } from '#ui/shell/ConsentBar'
import styles from './ConsentHost.module.css'

/** Whether our bar asks for consent: there is something to ask about, no answer, and nothing else asks. */
export function useConsentAsked(): boolean {
  const { analytics } = useServices()
  const answer = useStored(createConsent)
  const asker = useStored(createConsentAsker)
  return analytics !== undefined && answer === undefined && asker === 'site'
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
  if (!shown) return null

  /** Remembers what had the focus before the bar. */
  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }

  function answer(consent: Consent) {
    setConsent(visit, consent)
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }

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
