import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PromotionEntry, PromotionListSlice } from '#app/api/contract/promotionSlices.ts'
import { LazyEmptyList } from '#app/content/LazyEmptyList.tsx'
import { useSlice } from '#app/content/slices.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { termsAddress } from '#app/domain/addresses.ts'
import { firstSentence } from '#app/domain/firstSentence.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useOptIn } from '#app/player/bonuses/useOptIn.ts'
import { useSelfExcluded } from '#app/player/data/exclusion.ts'
import { useAccount } from '#app/player/login/useAccount.ts'
import { useAuth } from '#app/player/session/auth.ts'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { PageCell } from '#ui/layout/Page'
import { HiddenHeading } from '#ui/layout/Page/HiddenHeading.tsx'
import { PromotionCard } from '#ui/player/PromotionCard'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'
import cards from './CardGrid.module.css'
import styles from './PromotionsPage.module.css'
import { actionLabels, GAMES_ID } from './promotionActions.ts'
import { usePeriod } from './usePeriod.ts'

const ART_WIDTH = 640

// Loaded for players.
const OwnBonuses = lazyPart(() =>
  import('#app/player/bonuses/OwnBonuses.tsx').then((file) => file.OwnBonuses),
)

type PromotionsPageProps = {
  slice: string
  /** `promotions` has the player's bonuses too. @default 'promotions' */
  of?: 'promotions' | 'tournaments'
}

/** Today's promotions or tournaments for this visitor (PRO-01), with a button to take part (PRO-03). */
export function PromotionsPage({ slice, of = 'promotions' }: PromotionsPageProps) {
  return (
    <PageCell>
      <HiddenHeading>
        <FormattedMessage id="list.all" />
      </HiddenHeading>
      <Suspense>
        <MoreMessages>
          <Loaded slice={slice} of={of} />
        </MoreMessages>
      </Suspense>
    </PageCell>
  )
}

function Loaded({ slice, of }: Required<PromotionsPageProps>) {
  const { formatMessage } = useIntl()
  const { promotions, strip } = useSlice(slice, 'PromotionList')
  const { player } = useAuth()
  const { fact: excluded, retry, retrying } = useSelfExcluded()
  if (excluded.state === 'failed')
    return (
      <RetryStrip text={formatMessage({ id: 'promotions.unverified' })} retrying={retrying} onRetry={retry} />
    )
  if (excluded.state === 'known' && excluded.value) return <LazyEmptyList of={of} />
  if (promotions.length === 0) return <LazyEmptyList of={of} />
  return (
    <>
      <ul className={of === 'tournaments' ? styles.tournaments : styles.promotions}>
        {promotions.map((promotion) => (
          <li key={promotion.id} className={cards.item} data-visible-to={promotion.visibleTo}>
            <Card promotion={promotion} strip={strip} />
          </li>
        ))}
      </ul>
      {/* Below the promotions, so that the player's bonuses do not shift them. */}
      <Suspense>
        {player && of === 'promotions' && (
          <div className={styles.after}>
            <OwnBonuses />
          </div>
        )}
      </Suspense>
    </>
  )
}

/** The link of a promotion without opting in. */
function useAction({ action, href }: PromotionEntry) {
  const { formatMessage } = useIntl()
  const { register } = useAccount()
  if (action === 'register') return { label: formatMessage({ id: actionLabels.register }), href: register }
  if (action === 'games')
    return { label: formatMessage({ id: actionLabels.games }), href: `${href}#${GAMES_ID}` }
  return { label: formatMessage({ id: 'promotion.more' }), href }
}

type CardProps = { promotion: PromotionEntry; strip: PromotionListSlice['strip'] }

function Card({ promotion, strip }: CardProps) {
  const periodOf = usePeriod()
  const { asset } = useAssets()
  const { title, href, image, period, text } = promotion
  return (
    <PromotionCard
      {...useOptIn(promotion)}
      title={title}
      href={href}
      benefit={text && firstSentence(text)}
      action={useAction(promotion)}
      period={periodOf(period)}
      picture={image && asset(image, ART_WIDTH)}
      termsHref={termsAddress}
      compliance={<ComplianceStrip {...strip} />}
    />
  )
}
