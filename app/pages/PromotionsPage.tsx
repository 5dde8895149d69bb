import { Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { useStatus } from '#app/lib/useStatus.ts'
import { useSlice } from '#app/queries/slices.ts'
import { useAssets } from '#app/tiles/useAssets.ts'
import { PageCell } from '#ui/layout/Page'
import { PromotionCard } from '#ui/player/PromotionCard'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'
import styles from './CardGrid.module.css'
import { HiddenHeading } from './HiddenHeading.tsx'
import { LazyNothing } from './LazyNothing.tsx'
import { TERMS } from './terms.ts'
import { usePeriod } from './usePeriod.ts'

const ART_WIDTH = 640

/** The promotions that anybody may see. */
export function PromotionsPage({ slice }: { slice: string }) {
  return (
    <PageCell>
      <HiddenHeading>
        <FormattedMessage id="list.all" />
      </HiddenHeading>
      <Suspense>
        <MoreWords>
          <Loaded slice={slice} />
        </MoreWords>
      </Suspense>
    </PageCell>
  )
}

function Loaded({ slice }: { slice: string }) {
  const periodOf = usePeriod()
  const { asset } = useAssets()
  const { promotions, strip } = useSlice(slice, 'PromotionList', { status: useStatus() })
  if (promotions.length === 0) return <LazyNothing of="promotions" />
  return (
    <ul className={styles.cards}>
      {promotions.map(({ id, title, href, image, period }) => (
        <li key={id} className={styles.item}>
          <PromotionCard
            state="available"
            title={title}
            href={href}
            period={periodOf(period)}
            picture={image && asset(image, ART_WIDTH)}
            termsHref={TERMS}
            compliance={<ComplianceStrip {...strip} />}
          />
        </li>
      ))}
    </ul>
  )
}
