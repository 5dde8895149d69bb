import { use, useEffect, useRef } from 'react'
import { addressOf } from '#app/domain/addresses.ts'
import { withoutPreview } from '#app/domain/preview.ts'
import { createModalHistory } from '#app/navigation/modalHistory.ts'
import { detailsIn } from '#app/navigation/modals.ts'
import { pressedLink } from '#app/navigation/pressedLink.ts'
import { storeOf, useVisit, type Visit } from '#app/platform/visit.ts'
import { afterPaint } from '#ui/foundation/afterPaint.ts'
import { LayerContainer } from '#ui/foundation/LayerContainer.ts'
import { loadMotion } from '#ui/foundation/motion.ts'
import { travel } from '#ui/overlay/Drawer'

// Loaded with the panels, so that it is ready before the first press.
void loadMotion()

/** The picture of the tile that opens the details of `code` right now; none after a reload, Back or a search. */
function pressedPicture(visit: Visit, code: string): HTMLImageElement | null | undefined {
  const modals = storeOf(visit, createModalHistory)
  const details = detailsIn(modals.getSnapshot())
  if (details?.game !== code || !modals.wasPressed(details.id)) return undefined
  const link = pressedLink(visit)
  const path = withoutPreview(link?.getAttribute('href')?.split(/[?#]/, 1)[0] ?? '')
  if (path !== addressOf('games-game', { game: code })) return undefined
  const tile = link?.closest('article')
  return tile?.querySelector<HTMLImageElement>('[data-open-tile] img') ?? tile?.querySelector('img')
}

/** Animates the picture of the pressed tile into the picture of the details, which follows it in the DOM, and back. */
export function TileTravel({ code, open }: { code: string; open: boolean }) {
  const visit = useVisit()
  const layer = use(LayerContainer)
  const mark = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!open || !layer) return
    let bringBack = () => {}
    // Finding the link needs the styles of the whole page, so the details are painted first.
    const forget = afterPaint(() => {
      const picture = pressedPicture(visit, code)
      const place = mark.current?.parentElement?.querySelector<HTMLElement>('[data-picture]')
      if (picture && place) bringBack = travel({ picture, place, layer })
    })
    return () => {
      forget()
      bringBack()
    }
  }, [visit, layer, open, code])

  return <span ref={mark} hidden />
}
