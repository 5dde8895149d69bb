import { useState } from 'react'
import { fn } from 'storybook/test'
import { AppliedFilters } from '#ui/browse/AppliedFilters'
import { SortMenu, type SortOrder } from '#ui/browse/SortMenu'
import { Button } from '#ui/controls/Button'
import { EmptyState } from '#ui/feedback/EmptyState'
import { GameTile, GameTileSkeleton } from '#ui/game/GameTile'
import { PageCell } from '#ui/layout/Page'
import { VirtualGrid } from '#ui/layout/VirtualGrid'
import { gamesFor } from './data.ts'
import { FilterDrawer } from './FilterDrawer.tsx'
import { Games } from './LobbyRows.tsx'
import { Scene, type Visitor } from './Scene.tsx'
import { Title } from './Title.tsx'

const filters = [
  { id: 'provider', label: 'Cuprum Play' },
  { id: 'features', label: 'Rotiri gratuite' },
  { id: 'bet', label: 'Miză 0,20–50 lei' },
]

export type CatalogueProps = {
  user: Visitor
  /** How many games the filters leave. */
  count: number
  /** Whether filters are in force. */
  filtered: boolean
  /** The filters lie over the page from the start. */
  open: boolean
  /** The games are on their way. */
  loading: boolean
}

const wording = new Intl.PluralRules('ro')
const nouns: Record<string, string> = { one: 'joc', few: 'jocuri', other: 'de jocuri' }
const inWords = (count: number) => `${count.toLocaleString('ro')} ${nouns[wording.select(count)]}`

/** The page of all games: filters in force, order, and a long grid. */
export function Catalogue({ user, count, filtered, open, loading }: CatalogueProps) {
  const [order, setOrder] = useState<SortOrder>('recommended')
  const [applied, setApplied] = useState(filtered ? filters : [])
  const [filtering, setFiltering] = useState(open)
  const without = (id: string) => setApplied(applied.filter((filter) => filter.id !== id))

  return (
    <Scene
      user={user}
      current="all"
      overlay={<FilterDrawer open={filtering} onClose={() => setFiltering(false)} />}
    >
      <Title title="Toate jocurile" count={loading ? undefined : inWords(count)}>
        <Button icon="funnel" size="s" aria-haspopup="dialog" onClick={() => setFiltering(true)}>
          Filtre
        </Button>
        <SortMenu value={order} onChange={setOrder} />
      </Title>
      {applied.length > 0 && (
        <PageCell>
          <AppliedFilters items={applied} onRemove={without} onClear={() => setApplied([])} />
        </PageCell>
      )}
      <PageCell>
        <h2 className="visually-hidden">Jocuri</h2>
        {loading ? <Waiting /> : count === 0 ? <Nothing /> : <Found user={user} count={count} />}
      </PageCell>
      {count === 0 && <Games user={user} layout="Default" title="Populare acum" count="214" />}
    </Scene>
  )
}

function Found({ user, count }: { user: Visitor; count: number }) {
  return (
    <VirtualGrid
      label="Toate jocurile"
      items={gamesFor(user, 'Default', 0, count)}
      getKey={({ href }) => href}
      renderItem={(game) => <GameTile {...game} />}
    />
  )
}

function Nothing() {
  return (
    <EmptyState
      icon="funnel"
      title="Niciun joc pentru filtrele alese."
      text="Fără „Rotiri gratuite” ar fi 14 jocuri."
      action={<Button onClick={fn()}>Scoate „Rotiri gratuite”</Button>}
    />
  )
}

function Waiting() {
  return (
    <div className="sceneWaitGrid" aria-busy="true">
      {Array.from({ length: 30 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same places each time
        <GameTileSkeleton key={place} />
      ))}
    </div>
  )
}
