import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { useSlice } from '#app/queries/slices.ts'
import { useStatus } from '#app/shell/useStatus.ts'
import { labelOf, TileOf } from '#app/widgets/TileOf.tsx'
import { useAssets } from '#app/widgets/useAssets.ts'
import { LabelStyles } from '#ui/game/GameLabel'
import { PageCell } from '#ui/layout/Page'
import { Rail } from '#ui/layout/Rail'
import { LazyImage } from '#ui/media/LazyImage'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'
import styles from './PromotionPage.module.css'

const ART_WIDTH = 960

/** One promotion: art, terms in short, its games. */
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
  const { asset } = useAssets()
  const { promotion, tiles, strip } = useSlice(slice, 'Promotion', { status: useStatus() })
  return (
    <div className={styles.promotion}>
      {promotion.image && <LazyImage className={styles.art} src={asset(promotion.image, ART_WIDTH)} />}
      {promotion.text && <p className={styles.text}>{promotion.text}</p>}
      <ComplianceStrip {...strip} />
      {tiles.length > 0 && (
        <>
          <LabelStyles colors={tiles.flatMap((tile) => labelOf(tile)?.colors ?? [])} />
          <Rail layout="Default" title={formatMessage({ id: 'promotion.games' })}>
            {tiles.map((tile) => (
              <TileOf key={tile.code} tile={tile} />
            ))}
          </Rail>
        </>
      )}
    </div>
  )
}
