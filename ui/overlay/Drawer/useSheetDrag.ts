import { type RefObject, useEffect, useRef } from 'react'
import { listenToDrags, type SheetParts } from './listenToDrags.ts'

type SheetDrag = SheetParts & {
  enabled: boolean
  sheet: RefObject<HTMLElement | null>
}

/** Lets a finger move the sheet: from its head always, from its content only when that is scrolled to the top. */
export function useSheetDrag({ enabled, sheet, ...parts }: SheetDrag) {
  const latest = useRef<SheetParts>(parts)
  useEffect(() => {
    latest.current = parts
  })

  useEffect(() => {
    const element = sheet.current
    if (!enabled || !element) return
    return listenToDrags(element, () => latest.current)
  }, [enabled, sheet])
}
