import { Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { JackpotListSlice } from '#app/api/contract/pageSlices.ts'
import { LazyEmptyList } from '#app/content/LazyEmptyList.tsx'
import { useSlice } from '#app/content/slices.ts'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { JackpotOf } from '#app/tiles/jackpots/JackpotOf.tsx'
import { LabelStylesOf } from '#app/tiles/LabelStylesOf.tsx'
import { TileOf } from '#app/tiles/TileOf.tsx'
import { Button } from '#ui/controls/Button'
import { PageCell } from '#ui/layout/Page'
import { JackpotFacts } from './JackpotFacts.tsx'
import styles from './JackpotsPage.module.css'

type Entry = JackpotListSlice['jackpots'][number]

/** Every jackpot with its levels, its first games and a link to all of them (JAC-01). */
export function JackpotsPage({ slice }: { slice: string }) {
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
  const { jackpots } = useSlice(slice, 'JackpotList')
  if (jackpots.length === 0) return <LazyEmptyList of="jackpots" />
  return (
    <>
      <ul className={styles.jackpots}>
        {jackpots.map((jackpot) => (
          <li key={jackpot.id} className={styles.jackpot}>
            <div className={styles.amounts}>
              <JackpotOf jackpot={jackpot} />
              <JackpotFacts id={jackpot.id} />
            </div>
            {jackpot.tiles.length > 0 && <Games {...jackpot} />}
          </li>
        ))}
      </ul>
      <p className={styles.plain}>
        <FormattedMessage id="jackpots.plain" />
      </p>
    </>
  )
}

function Games({ title, href, count, tiles }: Entry) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.games}>
      <LabelStylesOf tiles={tiles} />
      <ul className={styles.tiles} aria-label={formatMessage({ id: 'jackpots.games' }, { title })}>
        {tiles.map((tile) => (
          <li key={tile.code} className={styles.tile}>
            <TileOf tile={tile} />
          </li>
        ))}
      </ul>
      <Button className={styles.all} tone="outline" size="s" href={href}>
        <FormattedMessage id="jackpots.all" values={{ count }} />
        <span className="visually-hidden">: {title}</span>
      </Button>
    </div>
  )
}
