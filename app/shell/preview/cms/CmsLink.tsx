import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CmsMessage, Place } from '#app/api/contract/cmsMessages.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import { sliceKey } from '#app/content/slices.ts'
import { recordAt } from '#app/domain/pageRecord.ts'
import { listedProblems } from '#app/domain/problems/problemList.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { createProblemLog } from '#app/platform/problemLog.ts'
import { useStore, useStored, useVisit } from '#app/platform/visit.ts'
import { createDrawing, createUnsaved } from '../unsavedRecords.ts'
import { useShownPage } from '../useShownPage.ts'
import { type Channel, openChannel, originsOf } from './channel.ts'
import { elementOf, isLabel, placeAt, type Shown, turnTo } from './fields.ts'
import styles from './selected.module.css'

/** The page on the screen, for fields; `undefined` if there is none. */
function useShown(): Shown | undefined {
  const { path } = usePageLocation()
  const page = useShownPage()
  const visit = useVisit()
  return page && { page, record: recordAt(path), slice: (hash) => visit.getQueryData<Slice>(sliceKey(hash)) }
}

/** The channel to the page around this one; `onMessage` is called with each of its messages. */
function useChannel({ systems, inDesk }: CmsLinkProps, onMessage: (message: CmsMessage) => void) {
  const channel = useRef<Channel>(undefined)
  const hear = useEffectEvent(onMessage)
  useEffect(() => {
    const open = openChannel({
      origins: originsOf(inDesk ? [...systems, location.origin] : systems),
      around: window.parent,
      onMessage: (message) => hear(message),
      note: createProblemLog((line) => console.warn(line)),
    })
    channel.current = open
    return open.close
  }, [systems, inDesk])
  return channel
}

/** Marks the element of the selected place, also after the page re-rendered; scrolls to a new selection. */
function useMark(selected: Place | undefined, shown: Shown | undefined): void {
  const find = useEffectEvent(() => selected && shown && elementOf(selected, shown))
  const turn = useEffectEvent(() => selected && shown && turnTo(selected, shown))
  const page = shown?.page
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the page has other elements
  useEffect(() => {
    turn()
    const element = find()
    const { selected: mark = '' } = styles
    element?.classList.add(mark)
    return () => element?.classList.remove(mark)
  }, [selected, page])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each selection
  useEffect(() => {
    function scroll() {
      const element = find()
      // Its carousel is still turning to it.
      const place = element?.closest('[inert]')?.closest('[data-widget-id]') ?? element
      place?.scrollIntoView({ block: 'nearest' })
    }
    scroll()
    // Parts that enter the view get their real height, which moves the place.
    const again = requestAnimationFrame(scroll)
    return () => cancelAnimationFrame(again)
  }, [selected])
}

/** Calls `onPress` with each place that an editor presses; the label of a widget selects it instead of opening. */
function usePresses(shown: Shown | undefined, onPress: (place: Place) => void): void {
  const press = useEffectEvent((event: MouseEvent) => {
    const { target } = event
    const place = shown && target instanceof Element ? placeAt(target, shown) : undefined
    if (!place) return
    if (isLabel(target as Element)) event.preventDefault()
    onPress(place)
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => press(event)
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
}

export type CmsLinkProps = {
  /** Addresses whose origins may be around the page. */
  systems: readonly string[]
  /** Whether the page is in a frame of the desk, which passes messages on. */
  inDesk: boolean
}

/** Connects preview with the page of the content system that frames it (CMS-04). */
export function CmsLink({ systems, inDesk }: CmsLinkProps) {
  const { path } = usePageLocation()
  const shown = useShown()
  const unsaved = useStore(createUnsaved)
  const drawing = useStored(createDrawing)
  const [selected, setSelected] = useState<Place>()
  const channel = useChannel({ systems, inDesk }, (message) => {
    if (message.event === 'draft') return unsaved.set(message.records)
    const { widget, entry, field } = message
    setSelected({ widget, entry, field })
  })
  useMark(selected, shown)
  usePresses(shown, (place) => {
    setSelected(place)
    channel.current?.send({ event: 'select', ...(shown?.record && { record: shown.record }), ...place })
  })

  const tellReady = useEffectEvent(() => {
    const title = shown?.page.title
    const record = recordAt(path)
    channel.current?.send({ event: 'ready', path, ...(title && { title }), ...(record && { record }) })
  })
  const isShown = shown !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => tellReady(), [path, isShown])

  const page = shown?.page
  useEffect(() => {
    if (!page || drawing === 'pending') return
    const problems = listedProblems(page).map(({ widget, fault }) => ({ ...widget, fault }))
    channel.current?.send({ event: 'problems', drawn: drawing === 'drawn', problems })
  }, [page, drawing, channel])
  return null
}
