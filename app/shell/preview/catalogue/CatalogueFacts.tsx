import { useDeferredValue, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { Skeleton } from '#ui/feedback/Skeleton'
import { useHydrating } from '#ui/foundation/useHydrating.ts'
import { PageCell } from '#ui/layout/Page'
import styles from './CatalogueFacts.module.css'
import { FactSection } from './FactSection.tsx'
import { useFacts } from './facts.ts'

/** Facts about the catalogue of drafts for operators: games to come, withdrawn, without art, in no list (CMS-04). */
export function CatalogueFacts() {
  const { formatMessage } = useIntl()
  const hydrating = useHydrating()
  const [typed, setTyped] = useState('')
  const find = useDeferredValue(typed.trim())
  const { data, isError, isFetching, refetch } = useFacts(find)
  return (
    <>
      <PageCell>
        <p className={styles.about}>
          <FormattedMessage id="preview.catalogue.about" />
        </p>
        <input
          className={styles.find}
          type="search"
          aria-label={formatMessage({ id: 'preview.catalogue.find' })}
          placeholder={formatMessage({ id: 'preview.catalogue.find' })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={80}
          // Hydration would reset text that was typed before.
          disabled={hydrating}
        />
      </PageCell>
      {isError && (
        <PageCell>
          <RetryStrip
            text={formatMessage({ id: 'preview.catalogue.notLoaded' })}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        </PageCell>
      )}
      {data?.map((group) => (
        <FactSection
          key={`${group.kind} ${find}`}
          group={group}
          find={find}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ))}
      {!data && !isError && <Waiting />}
    </>
  )
}

function Waiting() {
  const { formatMessage } = useIntl()
  return (
    <PageCell aria-busy="true" data-waiting="">
      <p className="visually-hidden">{formatMessage({ id: 'preview.catalogue.loading' })}</p>
      <Skeleton className={styles.waiting} />
    </PageCell>
  )
}
