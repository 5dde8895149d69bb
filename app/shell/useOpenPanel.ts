import { useLocation, useNavigate } from 'react-router-dom'
import { type PanelName, panelOver } from './overlays.ts'
import { overlaysAhead } from './overlaysAhead.ts'

/** What opens a panel over the present page, in the next frame. */
export function useOpenPanel(): (panel: PanelName) => void {
  const here = useLocation()
  const navigate = useNavigate()
  return (panel) => {
    overlaysAhead.set({ panel })
    void navigate(...panelOver(panel, here))
  }
}
