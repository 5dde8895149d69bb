import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { PromotionSlice } from '#app/api/contract/pageSlices.ts'
import type { Tile } from '#app/api/contract/slices.ts'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { useStatus } from '#app/lib/useStatus.ts'
import { useSlice } from '#app/queries/slices.ts'
import { LabelStylesOf } from '#app/tiles/LabelStylesOf.tsx'
import { TileOf } from '#app/tiles/TileOf.tsx'
import { useAssets } from '#app/tiles/useAssets.ts'
import { Button } from '#ui/controls/Button'
import { Link } from '#ui/foundation/Link'
import { PageCell } from '#ui/layout/Page'
import { Section } from '#ui/layout/Section'
import { PlainGrid } from '#ui/layout/VirtualGrid/PlainGrid.tsx'
import { LazyImage } from '#ui/media/LazyImage'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'
import styles from './PromotionPage.module.css'
import { TERMS } from './terms.ts'
import { useAccount } from './useAccount.ts'
import { usePeriod } from './usePeriod.ts'

const ART_WIDTH = 960
const GAMES = 'jocuri'

/** One promotion: the offer with what can be done about it, then its games. */
export function PromotionPage({ slice }: { slice: string }) {
  return (
    <PageCell>
      <Suspense>
        <MoreWords>
          <Loaded slice={slice} />
        </MoreWords>
      </Suspense>
    </PageCell>
  )
}

function Loaded({ slice }: { slice: string }) {
  const { formatMessage } = useIntl()
  const loaded = useSlice(slice, 'Promotion', { status: useStatus() })
  const { tiles } = loaded
  return (
    <div className={styles.promotion}>
      <Offer {...loaded} />
      {tiles.length > 0 && <Games title={formatMessage({ id: 'promotion.games' })} tiles={tiles} />}
    </div>
  )
}

function Offer({ promotion: { title, image, text, period }, action, strip }: PromotionSlice) {
  const { formatMessage } = useIntl()
  const { asset } = useAssets()
  const when = usePeriod()(period)
  return (
    <div className={styles.offer}>
      <LazyImage className={styles.art} src={image && asset(image, ART_WIDTH)} missing={{ title }} />
      <div className={styles.words}>
        {when && <p className={styles.period}>{when}</p>}
        {text && <p className={styles.text}>{text}</p>}
        <div className={styles.actions}>
          {action && <Action kind={action} />}
          <Link className={styles.terms} href={TERMS}>
            {formatMessage({ id: 'promotion.terms' })}
          </Link>
        </div>
        <ComplianceStrip {...strip} />
      </div>
    </div>
  )
}

const labels = {
  register: 'promotion.register',
  login: 'promotion.login',
  games: 'promotion.toGames',
} as const

function Action({ kind }: { kind: keyof typeof labels }) {
  const { formatMessage } = useIntl()
  const addresses = { ...useAccount(), games: `#${GAMES}` }
  return (
    <Button tone="primary" size="l" href={addresses[kind]}>
      {formatMessage({ id: labels[kind] })}
    </Button>
  )
}

function Games({ title, tiles }: { title: string; tiles: readonly Tile[] }) {
  return (
    <Section id={GAMES} title={title}>
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
