import { useLocation, useNavigate } from 'react-router-dom'
import { openAhead, takeBack } from './openAhead.ts'
import { type PanelName, panelOver } from './overlays.ts'
import { overlaysAhead, overlaysNow } from './overlaysAhead.ts'

/**
 * What opens a panel over the present page. Search and filters belong to their entry of the history, which has to be
 * there before them; the page beneath gets ready to be rendered all the same.
 */
export function useOpenPanel(): (panel: PanelName) => void {
  const here = useLocation()
  const navigate = useNavigate()
  return (panel) => {
    const enter = () => void navigate(...panelOver(panel, here))
    if (panel === 'help') return openAhead({ panel }, enter)
    takeBack()
    overlaysAhead.set(overlaysNow(here))
    enter()
  }
}
