import { useIntl } from 'react-intl'
import type { CatalogueFile } from '#app/api/contract/catalogue.ts'
import type { GameListSlice } from '#app/api/contract/pageSlices.ts'
import type { FilterIndex } from '#app/domain/filters/filterIndex.ts'
import { standingOf } from '#app/domain/filters/items.ts'
import type { Reach } from '#app/domain/filters/reach.ts'
import type { Change, FilterStore } from '#app/domain/filters/store.ts'
import { needsTools } from '#app/domain/filters/tools.ts'
import { isOwnOrder, type ListOrder } from '#app/domain/listOrder.ts'
import type { OwnTools } from '#app/domain/ownLists/tools.ts'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { useFilterWords } from '#app/platform/messages/useFilterWords.ts'
import { SortMenu } from '#ui/browse/SortMenu'
import { PageCell } from '#ui/layout/Page'
import { ArrangeButton } from './arrange/ArrangeButton.tsx'
import { Applied } from './filters/Applied.tsx'
import { FilterDrawer } from './filters/FilterDrawer.tsx'
import { QuickFilters } from './filters/QuickFilters.tsx'
import { useFilters } from './filters/useFilters.ts'
import styles from './ListTools.module.css'
import { SurpriseButton } from './surprise/SurpriseButton.tsx'
import { SurprisePanel } from './surprise/SurprisePanel.tsx'

type ListToolsProps = {
  list: GameListSlice
  index: FilterIndex
  reach: Reach
  store: FilterStore
  file: CatalogueFile
  /** Places of the games that are left. */
  shown: readonly number[]
  order: ListOrder
  onOrder: (order: ListOrder) => void
  /** Additional tools of a list that belongs to the visitor. */
  own?: OwnTools
  /** Whether its games are being moved. */
  arranging: boolean
  onArranging: (on: boolean) => void
  /** Applies a change, or without one the draft. */
  onApply: (change?: Change) => void
}

/** Filters and order over a list. */
export function ListTools(props: ListToolsProps) {
  const { list, file, index, reach, store, shown, order, onOrder, onApply, own, arranging, onArranging } =
    props
  const { open, show, close } = useModalEntry('filters')
  const { of, filters, quick, total } = list
  const long = needsTools(total)
  const shared = { store, index, reach, onApply }
  const { applied, overrides } = useFilters(store)
  const words = useFilterWords()
  const standing = standingOf(applied, overrides, index, words)
  return (
    <PageCell className={styles.tools}>
      {(long || (own && total > 1)) && (
        <div className={styles.line} data-tools="">
          {long && (
            <QuickFilters store={store} standing={standing} flags={quick} onOpen={show} onApply={onApply} />
          )}
          <span className={styles.end}>
            {long && <SurpriseButton disabled={shown.length === 0} />}
            {own && <ArrangeButton on={arranging} onChange={onArranging} />}
            <Order {...{ order, onOrder, own }} isOwn={of.kind === 'own'} />
          </span>
        </div>
      )}
      <Applied
        store={store}
        standing={standing}
        count={shown.length}
        quick={long ? quick : undefined}
        onApply={onApply}
      />
      <PageModals>
        <FilterDrawer {...shared} enabledFilters={filters} lobby={of.lobby} open={open} onClose={close} />
        <SurprisePanel file={file} shown={shown} standing={standing} />
      </PageModals>
    </PageCell>
  )
}

type OrderProps = Pick<ListToolsProps, 'order' | 'onOrder' | 'own'> & { isOwn: boolean }

function Order({ order, onOrder, own, isOwn }: OrderProps) {
  const { formatMessage } = useIntl()
  if (!own)
    return (
      <SortMenu
        value={order}
        onValueChange={onOrder}
        names={isOwn ? { recommended: formatMessage({ id: 'list.ownOrder' }) } : undefined}
      />
    )
  return (
    <SortMenu
      value={order}
      onValueChange={onOrder}
      names={own.names}
      own={own.orders.filter(isOwnOrder).map((value) => ({ value, label: own.names[value] }))}
    />
  )
}
