import { useState } from 'react'
import type { AppBannerSettings } from '#app/api/contract/cms.ts'
import type { Compliance } from '#app/api/contract/compliance.ts'
import { useInterruption } from '#app/platform/interruptions/useInterruptions.ts'
import { Banner } from '#ui/feedback/Banner'
import { useRootAttribute } from '#ui/foundation/useRootAttribute.ts'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'
import { appOffer, dismissAppOffer } from './appOffer.ts'

export type AppBannerProps = {
  settings: AppBannerSettings
  compliance: Pick<Compliance, 'stripText' | 'licence'>
  /** Hides the banner while a more important notice is shown. @default false */
  waits?: boolean
}

/** Offers the app of the platform (BAN-01); only in the browser, since the server does not know the device. */
export function AppBanner({ settings, compliance: { stripText, licence }, waits = false }: AppBannerProps) {
  const [offer, setOffer] = useState(() => appOffer(settings))
  const shown = useInterruption(offer !== undefined && !waits, {
    id: 'app-banner',
    kind: 'app-banner',
    title: offer?.name ?? '',
  })
  useRootAttribute('data-app-banner', offer !== undefined && shown)
  if (!offer || !shown) return null
  return (
    <Banner
      picture="/favicon.svg"
      title="Aramă"
      text={offer.name}
      href={offer.href}
      compliance={<ComplianceStrip text={stripText} licence={`${licence.series} ${licence.number}`} />}
      onClose={() => {
        dismissAppOffer()
        setOffer(undefined)
      }}
    />
  )
}
