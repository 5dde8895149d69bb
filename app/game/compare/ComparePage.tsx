import { Suspense, useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSlice } from '#app/content/slices.ts'
import { comparedIn, MAX_COMPARED } from '#app/domain/compared.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { useStore, useStored } from '#app/platform/visit.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { PageCell } from '#ui/layout/Page'
import styles from './ComparePage.module.css'
import { CompareTable } from './CompareTable.tsx'
import { ChosenLink } from './CompareToggle.tsx'
import { createComparison } from './comparison.ts'
import type { ServedGames } from './loadComparison.ts'
import { type Column, useCompared } from './useCompared.ts'

type ComparePageProps = { slice: string; served: ServedGames | undefined }

const none: ServedGames = []

/** Facts of the games that the address names, side by side. */
export const ComparePage = (props: ComparePageProps) => (
  <PageCell>
    <Suspense>
      <MoreMessages>
        <Loaded {...props} />
      </MoreMessages>
    </Suspense>
  </PageCell>
)

function Loaded({ slice, served = none }: ComparePageProps) {
  const { facts } = useSlice(slice, 'Compare')
  const { codes, tooMany } = comparedIn(usePageLocation().search)
  const columns = useCompared(codes, served)
  const shown = columns.filter(({ game }) => game.state !== 'unknown')
  useChooseCompared(shown.map(({ code }) => code))
  return (
    <div className={styles.page}>
      <Notes columns={columns} tooMany={tooMany} />
      {shown.length > 0 ? <CompareTable columns={shown} facts={facts} /> : <NothingChosen />}
      <ComparisonActions codes={shown.map(({ code }) => code)} />
    </div>
  )
}

/** Stores the games of the address as the chosen ones, so that details add to them. */
function useChooseCompared(codes: readonly string[]): void {
  const comparison = useStore(createComparison)
  const text = codes.join()
  useEffect(() => {
    if (text) comparison.set(text.split(','))
  }, [comparison, text])
}

/** Notices about games that do not exist, that failed to load, or that exceed the limit. */
function Notes({ columns, tooMany }: { columns: readonly Column[]; tooMany: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <>
      {tooMany && (
        <p className={styles.note}>
          <FormattedMessage id="compare.tooMany" />
        </p>
      )}
      {columns.map(({ code, game, retry, retrying }) => {
        if (game.state === 'unknown')
          return (
            <p key={code} className={styles.note}>
              <FormattedMessage id="compare.unknown" values={{ code }} />
            </p>
          )
        const failed = game.state === 'failed' || (game.state === 'loaded' && game.incomplete)
        const name = game.state === 'loaded' ? game.game.tile.name : code
        return (
          failed && (
            <RetryStrip
              key={code}
              text={formatMessage({ id: 'compare.failed' }, { name })}
              retrying={retrying}
              onRetry={retry}
            />
          )
        )
      })}
    </>
  )
}

function NothingChosen() {
  const { formatMessage } = useIntl()
  return (
    <EmptyState
      icon="columns"
      title={formatMessage({ id: 'compare.empty' })}
      text={formatMessage({ id: 'compare.how' })}
    />
  )
}

/** Adds a game by the search; leads to the chosen games while the address has others. */
function ComparisonActions({ codes }: { codes: readonly string[] }) {
  const search = useModalEntry('search')
  const chosen = useStored(createComparison)
  return (
    <div className={styles.ways}>
      {codes.length < MAX_COMPARED && (
        <Button icon="plus" onClick={search.show}>
          <FormattedMessage id="compare.add" />
        </Button>
      )}
      {chosen.length > 0 && chosen.join() !== codes.join() && <ChosenLink codes={chosen} />}
    </div>
  )
}
