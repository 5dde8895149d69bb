import { useNavigate } from 'react-router-dom'
import { MoreWords } from '#app/i18n/MoreWords.tsx'
import { DetailsPanel } from '#app/panels/DetailsPanel.tsx'
import { HelpPanel } from '#app/panels/HelpPanel.tsx'
import { SafePlayPanel } from '#app/panels/SafePlayPanel.tsx'
import { SearchPanel } from '#app/panels/search/SearchPanel.tsx'
import { ModalStack } from '#ui/overlay/ModalStack'
import { takeBack } from './openAhead.ts'
import type { Overlays } from './overlays.ts'
import { routedBack } from './routedBack.ts'

/** The panels over the page, in the order of their priority. */
export function PanelStack({ overlays: { details, panel } }: { overlays: Overlays }) {
  const navigate = useNavigate()
  const onClose = () => {
    if (!takeBack()) void navigate(-1)
  }
  return (
    <MoreWords>
      <ModalStack back={routedBack}>
        <SearchPanel open={panel === 'search'} onClose={onClose} />
        <SafePlayPanel open={panel === 'safe-play'} onClose={onClose} />
        <HelpPanel open={panel === 'help'} onClose={onClose} />
        <DetailsPanel code={details} onClose={onClose} />
      </ModalStack>
    </MoreWords>
  )
}
