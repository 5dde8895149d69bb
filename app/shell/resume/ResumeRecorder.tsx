import { useEffect, useEffectEvent } from 'react'
import { useMatches } from 'react-router-dom'
import type { PageParts } from '#app/api/contract/pages.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import { sliceKey } from '#app/content/slices.ts'
import { knownTile } from '#app/content/tiles.ts'
import { useStatus } from '#app/content/useStatus.ts'
import { chosenOf, isChosen } from '#app/domain/filters/overrides.ts'
import { activeCount } from '#app/domain/filters/parts.ts'
import type { Filters } from '#app/domain/filters/store.ts'
import { orderIn, withOrder } from '#app/domain/listOrder.ts'
import { GUEST, type Opened } from '#app/domain/resume.ts'
import { createFilters } from '#app/lists/filters/filterStore.ts'
import { useFilters } from '#app/lists/filters/useFilters.ts'
import { createModalHistory } from '#app/navigation/modalHistory.ts'
import { detailsIn } from '#app/navigation/modals.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { createPreferences } from '#app/platform/preferences.ts'
import { useAfterFirstInteraction } from '#app/platform/useFirstInteraction.ts'
import { useSelected, useStore, useStored, useVisit } from '#app/platform/visit.ts'
import { whenIdle } from '#app/platform/whenIdle.ts'
import { createLastTerm } from '#app/search/lastTerm.ts'
import { createPreviousTrace, forgetTrace, readTrace, storeActivity, storeOpened } from './resumeTrace.ts'
import { useTraceOwner } from './useTraceOwner.ts'

/** Stores the visitor's open items on this device, so that the next visit can resume them; starts with an interaction. */
export function ResumeRecorder() {
  const { resume } = useStored(createPreferences)
  const present = useAfterFirstInteraction()
  const { owner, isRefused } = useTraceOwner()
  const visit = useVisit()
  const isOff = !resume || isRefused
  // Creates the store first: it reads the previous trace before this visit overwrites it.
  useStore(createPreviousTrace)
  useEffect(() => {
    // A logout deletes the player's trace.
    if (isOff || (owner === GUEST && readTrace()?.owner !== GUEST)) forgetTrace(visit)
  }, [visit, isOff, owner])
  return present && !isOff && owner !== undefined && <Recorder owner={owner} />
}

function Recorder({ owner }: { owner: string }) {
  useOpened(owner, useGameOpened())
  useOpened(owner, useListOpened())
  useOpened(owner, useSearchOpened())
  useEffect(() => {
    storeActivity()
    const onHide = () => document.hidden && storeActivity()
    document.addEventListener('visibilitychange', onHide)
    return () => document.removeEventListener('visibilitychange', onHide)
  }, [])
  return null
}

/** Stores the opened item once the browser is idle. */
function useOpened(owner: string, opened: Opened | undefined): void {
  const key = JSON.stringify(opened)
  const keep = useEffectEvent(() => opened && storeOpened(owner, opened))
  useEffect(() => {
    if (key === undefined) return
    let isLeft = false
    void whenIdle().then(() => !isLeft && keep())
    return () => {
      isLeft = true
    }
  }, [key])
}

/** The content of the page itself, once it has loaded. */
function useMain(): { page: Partial<PageParts> | undefined; main: Slice | undefined } {
  const visit = useVisit()
  const page = useMatches().at(-1)?.loaderData as Partial<PageParts> | undefined
  return { page, main: page?.main ? visit.getQueryData<Slice>(sliceKey(page.main)) : undefined }
}

function useGameOpened(): Opened | undefined {
  const visit = useVisit()
  const status = useStatus()
  const { main } = useMain()
  const code = useSelected(createModalHistory, detailsIn)?.game
  const own = main?.type === 'Game' || main?.type === 'Play' ? main.tile : undefined
  const tile = code === undefined ? own : knownTile(visit, code, status)
  return tile && { kind: 'game', code: tile.code, name: tile.name }
}

const countIn = ({ applied, overrides }: Filters): number => activeCount(chosenOf(applied, overrides))

function useListOpened(): Opened | undefined {
  const { path, search } = usePageLocation()
  const { main } = useMain()
  const filters = useFilters(useStore(createFilters))
  if (main?.type !== 'GameList') return undefined
  return {
    kind: 'list',
    href: withOrder(path, orderIn(search)),
    title: main.title,
    count: countIn(filters),
    filters: isChosen(filters.applied, filters.overrides) ? JSON.stringify(filters.applied) : '',
  }
}

function useSearchOpened(): Opened | undefined {
  const term = useStored(createLastTerm)
  return term === '' ? undefined : { kind: 'search', term }
}
