import { type ReactNode, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { GameListSlice, OwnListsSlice } from '#app/api/contract/pageSlices.ts'
import { useCatalogue } from '#app/content/catalogue.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { quickAt } from '#app/domain/filters/tools.ts'
import type { OwnLists } from '#app/domain/ownLists/lists.ts'
import { placesOfList } from '#app/domain/tiles.ts'
import { useWholeList } from '#app/lists/useWholeList.ts'
import { PageMenu } from '#app/navigation/menus/PageMenu.tsx'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { useOwnTools } from '#app/player/lists/useOwnTools.ts'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { RetryStrip } from '#ui/feedback/RetryStrip'
import { useCount } from '#ui/foundation/counted.ts'
import { PageCell, PageTitle } from '#ui/layout/Page'
import { WidgetSkeleton } from '../widgets/WidgetSkeleton.tsx'
import { ListActions } from './ListActions.tsx'
import styles from './Lists.module.css'
import { useRemoveGame } from './useRemoveGame.ts'

type NamedListProps = {
  id: string
  /** Its name; undefined for the games that a guest has picked. */
  name: string | undefined
  title: ReactNode
  codes: readonly string[]
  lists: OwnLists
  settings: OwnListsSlice
}

/** One of the visitor's lists, with the tools of every long list. */
export function NamedList(props: NamedListProps) {
  const { id, name, title, codes } = props
  const { formatMessage } = useIntl()
  const counted = useCount()
  const catalogue = useCatalogue(useStatus(), codes.length > 0)
  const [shown, setShown] = useState<number>()
  const count = codes.length === 0 ? 0 : (shown ?? codes.length)
  return (
    <>
      <PageTitle title={title} count={counted.count(count)}>
        <ListActions id={id} name={name} />
      </PageTitle>
      <PageMenu />
      {codes.length === 0 && (
        <PageCell>
          <Empty />
        </PageCell>
      )}
      {codes.length > 0 && catalogue.data && <Games {...props} file={catalogue.data} onCount={setShown} />}
      {codes.length > 0 && !catalogue.data && (
        <PageCell>
          {catalogue.isError ? (
            <RetryStrip
              text={formatMessage({ id: 'list.failed' })}
              retrying={catalogue.isFetching}
              onRetry={() => void catalogue.refetch()}
            />
          ) : (
            <WidgetSkeleton type="Games" />
          )}
        </PageCell>
      )}
    </>
  )
}

/** How games get into a list. */
function Empty() {
  const { formatMessage } = useIntl()
  const search = useModalEntry('search')
  return (
    <EmptyState
      icon="list-plus"
      title={formatMessage({ id: 'lists.empty' })}
      text={formatMessage({ id: 'lists.how' })}
      action={
        <Button onClick={search.show}>
          <FormattedMessage id="own.find" />
        </Button>
      }
    />
  )
}

const of = { kind: 'own', lobby: 'Casino' } as const

type GamesProps = NamedListProps & { file: CatalogueFile; onCount: (count: number) => void }

function Games({ id, name, codes, lists, settings, file, onCount }: GamesProps) {
  const { formatMessage } = useIntl()
  const { whole, failed, retry } = useWholeList(true, 'Casino')
  const title = name ?? formatMessage({ id: 'lists.picked' })
  const own = useOwnTools({ lists, id, codes, onRemove: useRemoveGame(id, codes, file) })
  const places = useMemo(() => placesOfList(file, of, codes), [file, codes])
  const { filters } = settings
  const list = useMemo<GameListSlice>(
    () => ({
      type: 'GameList',
      title,
      of,
      total: places.length,
      tiles: [],
      codes: [...codes],
      filters,
      quick: quickAt(file, places, 'Casino'),
    }),
    [title, places, codes, filters, file],
  )
  const missing = codes.length - places.length
  return (
    <>
      {missing > 0 && (
        <PageCell>
          <p className={styles.note}>
            <FormattedMessage id="lists.missing" values={{ count: missing }} />
          </p>
        </PageCell>
      )}
      {whole && places.length > 0 && (
        <whole.AllGames list={list} file={file} pressed={[]} onCount={onCount} own={own} />
      )}
      {!whole && (
        <PageCell>
          {failed ? (
            <RetryStrip text={formatMessage({ id: 'list.failed' })} onRetry={retry} />
          ) : (
            <WidgetSkeleton type="Games" />
          )}
        </PageCell>
      )}
    </>
  )
}
