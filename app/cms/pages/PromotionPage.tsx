import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { PromotionSlice } from '#app/api/contract/promotionSlices.ts'
import type { Tile } from '#app/api/contract/slices.ts'
import { useSlice } from '#app/content/slices.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { termsAddress } from '#app/domain/addresses.ts'
import { firstSentence } from '#app/domain/firstSentence.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useOptIn } from '#app/player/bonuses/useOptIn.ts'
import { useAccount } from '#app/player/login/useAccount.ts'
import { LabelStylesOf } from '#app/tiles/LabelStylesOf.tsx'
import { TileOf } from '#app/tiles/TileOf.tsx'
import { Button } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import { PageCell } from '#ui/layout/Page'
import { Section } from '#ui/layout/Section'
import { PlainGrid } from '#ui/layout/VirtualGrid/PlainGrid.tsx'
import { Icon } from '#ui/media/Icon'
import { LazyImage } from '#ui/media/LazyImage'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'
import styles from './PromotionPage.module.css'
import { actionLabels, GAMES_ID } from './promotionActions.ts'
import { Tournament } from './tournament/Tournament.tsx'
import { usePeriod } from './usePeriod.ts'

const ART_WIDTH = 960

/** One promotion: the offer with its actions, then its games. */
export function PromotionPage({ slice }: { slice: string }) {
  return (
    <PageCell>
      <Suspense>
        <MoreMessages>
          <Loaded slice={slice} />
        </MoreMessages>
      </Suspense>
    </PageCell>
  )
}

function Loaded({ slice }: { slice: string }) {
  const { formatMessage } = useIntl()
  const loaded = useSlice(slice, 'Promotion')
  const { promotion, tournament, tiles } = loaded
  return (
    <div className={styles.promotion}>
      <Offer {...loaded} />
      {tournament && <Tournament promotion={promotion.id} tournament={tournament} />}
      {tiles.length > 0 && (
        <Games
          title={formatMessage({ id: tournament ? 'tournament.games' : 'promotion.games' })}
          tiles={tiles}
        />
      )}
    </div>
  )
}

function Offer({ promotion, strip }: PromotionSlice) {
  const { title, image, text, period, action } = promotion
  const { formatMessage } = useIntl()
  const { asset } = useAssets()
  const when = usePeriod()(period)
  const benefit = firstSentence(text ?? '')
  const opt = useOptIn(promotion)
  const joined = action === 'login' ? opt : undefined
  return (
    <div className={styles.offer}>
      <LazyImage className={styles.art} src={image && asset(image, ART_WIDTH)} missing={{ title }} />
      <div className={styles.words}>
        {when && <p className={styles.period}>{when}</p>}
        {/* One element, so that editors can select the whole text. */}
        {text && (
          <p className={styles.text}>
            <span className={styles.benefit}>{benefit}</span> {text.slice(benefit.length).trim()}
          </p>
        )}
        <div className={styles.actions}>
          {joined ? <Join {...joined} /> : action && action !== 'login' && <Action kind={action} />}
          <Link className={styles.terms} href={termsAddress}>
            {formatMessage({ id: 'promotion.terms' })}
          </Link>
        </div>
        <ComplianceStrip {...strip} />
      </div>
    </div>
  )
}

/** Button to take part, and whether the player does (BON-04). */
function Join({ state, pending, onOpt }: ReturnType<typeof useOptIn>) {
  const { formatMessage } = useIntl()
  const active = state === 'active'
  if (state === 'unknown')
    return (
      <>
        <p className={styles.active} role="status">
          <Icon name="warning" />
          {formatMessage({ id: 'promotion.unknown' })}
        </p>
        <Button size="l" loading={pending} onClick={onOpt}>
          {formatMessage({ id: 'ui.retry' })}
        </Button>
      </>
    )
  return (
    <>
      {active && (
        <p className={styles.active} role="status">
          <Icon name="check-circle" />
          {formatMessage({ id: 'ui.promotionCard.active' })}
        </p>
      )}
      {onOpt && (
        <Button tone={active ? 'outline' : 'primary'} size="l" loading={pending} onClick={onOpt}>
          {formatMessage({ id: active ? 'ui.promotionCard.optOut' : 'ui.promotionCard.optIn' })}
        </Button>
      )}
    </>
  )
}

function Action({ kind }: { kind: keyof typeof actionLabels }) {
  const { formatMessage } = useIntl()
  const addresses = { ...useAccount(), games: `#${GAMES_ID}` }
  return (
    <Button tone="primary" size="l" href={addresses[kind]}>
      {formatMessage({ id: actionLabels[kind] })}
    </Button>
  )
}

function Games({ title, tiles }: { title: string; tiles: readonly Tile[] }) {
  return (
    <Section id={GAMES_ID} title={title}>
      <LabelStylesOf tiles={tiles} />
      <PlainGrid
        label={title}
        items={tiles}
        getKey={({ code }) => code}
        renderItem={(tile) => <TileOf tile={tile} />}
      />
    </Section>
  )
}
