import { useIntl } from 'react-intl'
import type { Consent } from '#app/platform/analytics/consent.ts'
import { MicroFrontend } from '#app/platform/microFrontends/MicroFrontend.tsx'
import { useRootAttribute } from '#ui/foundation/useRootAttribute.ts'
import styles from './ConsentHost.module.css'

const nothingAllowed = { analytics: false, marketing: false }

type ConsentFrontendProps = {
  onAnswer: (consent: Consent) => void
  /** Our own bar has to ask. */
  onFail: () => void
}

/** The question for consent as another team builds it, in place of our own bar (MFE-01). */
export function ConsentFrontend({ onAnswer, onFail }: ConsentFrontendProps) {
  const { formatMessage } = useIntl()
  useRootAttribute('data-consent', true)
  return (
    <div className={styles.bar} data-above-modals="" data-plate>
      <MicroFrontend
        name="cookie-consent"
        label={formatMessage({ id: 'consent.title' })}
        data={nothingAllowed}
        onEvent={(event) => {
          // The site has no marketing to ask about.
          if (event.type === 'consent') onAnswer(event.analytics ? 'granted' : 'denied')
          else if (event.type === 'fallback' || event.type === 'close') onFail()
        }}
        onFail={onFail}
      />
    </div>
  )
}
