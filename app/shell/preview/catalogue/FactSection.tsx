import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { FactGroup, FactList, FactRow } from '#app/api/contract/catalogueFacts.ts'
import { Button } from '#ui/controls/Button'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { PageCell } from '#ui/layout/Page'
import { Section } from '#ui/layout/Section'
import styles from './CatalogueFacts.module.css'
import { FactRowOf } from './FactRowOf.tsx'
import { useMoreRows } from './facts.ts'

/** Number of rows that one press adds, the same as in a response of the server. */
const ROWS_PER_REQUEST = 100

type FactSectionProps = {
  group: FactGroup
  /** The text that the games fit. */
  find: string
  retrying: boolean
  /** Called to retry the request of the facts. */
  onRetry: () => void
}

/** The games with one fact: their number, the first of them, and more on demand. */
export function FactSection({ group, find, retrying, onRetry }: FactSectionProps) {
  const { kind, state, rows, total } = group
  const { formatMessage } = useIntl()
  const listNames = useListNames()
  const [presses, setPresses] = useState(0)
  const shown = Math.min(total, rows.length + presses * ROWS_PER_REQUEST)
  const counted = state === 'known' && total > 0
  return (
    <PageCell>
      <Section
        title={formatMessage({ id: 'preview.catalogue.kind' }, { kind })}
        count={counted && formatMessage({ id: 'preview.count' }, { count: shown, total })}
      >
        {state === 'failed' && (
          <RetryStrip
            text={formatMessage({ id: 'preview.catalogue.failed' }, { lists: listNames(group.lacks) })}
            retrying={retrying}
            onRetry={onRetry}
          />
        )}
        {state === 'unknown' && (
          <p className={styles.note}>
            <FormattedMessage id="preview.catalogue.unknown" />
          </p>
        )}
        {state === 'known' && <Notes group={group} find={find} />}
        {counted && (
          <>
            <Rows rows={rows} kind={kind} />
            {Array.from({ length: presses }, (_, press) => {
              const from = rows.length + press * ROWS_PER_REQUEST
              return <MoreRows key={from} find={find} kind={kind} from={from} />
            })}
            {shown < total && (
              <Button className={styles.more} onClick={() => setPresses(presses + 1)}>
                <FormattedMessage
                  id="preview.catalogue.more"
                  values={{ count: Math.min(ROWS_PER_REQUEST, total - shown) }}
                />
              </Button>
            )}
          </>
        )}
      </Section>
    </PageCell>
  )
}

/** Names of lists in one phrase: „categoriile și jackpoturile”. */
function useListNames(): (lists: readonly FactList[]) => string {
  const { formatList, formatMessage } = useIntl()
  return (lists) => formatList(lists.map((list) => formatMessage({ id: 'preview.catalogue.list' }, { list })))
}

/** Notes on the rows: that there are none, that some may be missing, and how many games lack the data. */
function Notes({ group: { kind, lacks, silent, total }, find }: Pick<FactSectionProps, 'group' | 'find'>) {
  const listNames = useListNames()
  return (
    <>
      {total === 0 && lacks.length === 0 && (
        <p className={styles.note}>
          <FormattedMessage
            id={find ? 'preview.catalogue.noMatch' : 'preview.catalogue.nothing'}
            values={{ find }}
          />
        </p>
      )}
      {lacks.length > 0 && (
        <p className={styles.note} role="status">
          <FormattedMessage id="preview.catalogue.partly" values={{ lists: listNames(lacks) }} />
        </p>
      )}
      {silent > 0 && kind === 'ahead' && (
        <p className={styles.note}>
          <FormattedMessage id="preview.catalogue.silent" values={{ count: silent }} />
        </p>
      )}
    </>
  )
}

function Rows({ rows, kind }: { rows: readonly FactRow[] } & Pick<FactGroup, 'kind'>) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <FactRowOf key={row.code} row={row} kind={kind} />
      ))}
    </ul>
  )
}

/** Rows that a press has asked for; the first of them gets the focus, since the button may be gone. */
function MoreRows(asked: Parameters<typeof useMoreRows>[0]) {
  const { formatMessage } = useIntl()
  const place = useRef<HTMLDivElement>(null)
  const { data, isError, isFetching, refetch } = useMoreRows(asked)
  const rows = data?.[0]?.rows
  const loaded = rows !== undefined
  useEffect(() => {
    if (loaded) place.current?.querySelector('a')?.focus()
  }, [loaded])
  return (
    <div ref={place} aria-busy={!loaded && !isError}>
      {rows && <Rows rows={rows} kind={asked.kind} />}
      {isError && (
        <RetryStrip
          text={formatMessage({ id: 'preview.catalogue.notLoaded' })}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!rows && !isError && (
        <p className={styles.note} role="status">
          <FormattedMessage id="preview.catalogue.loading" />
        </p>
      )}
    </div>
  )
}
