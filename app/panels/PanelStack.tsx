import { memo } from 'react'
import { useNavigate } from 'react-router-dom'
import { takeBack } from '#app/history/openAhead.ts'
import type { Overlays } from '#app/history/overlays.ts'
import { MoreMessages } from '#app/i18n/MoreMessages.tsx'
import { SearchPanel } from '#app/search/SearchPanel.tsx'
import { DetailsPanel } from './DetailsPanel.tsx'
import { HelpPanel } from './HelpPanel.tsx'
import { PageModals } from './PageModals.tsx'
import { SafePlayPanel } from './SafePlayPanel.tsx'

/** The panels over the page, in the order of their priority; what else changes about an entry does not draw them anew. */
export const PanelStack = memo(function PanelStack({ details, panel }: Overlays) {
  const navigate = useNavigate()
  const onClose = () => {
    if (!takeBack()) void navigate(-1)
  }
  return (
    <MoreMessages>
      <PageModals>
        <SearchPanel open={panel === 'search'} onClose={onClose} />
        <SafePlayPanel open={panel === 'safe-play'} onClose={onClose} />
        <HelpPanel open={panel === 'help'} onClose={onClose} />
        <DetailsPanel code={details} onClose={onClose} />
      </PageModals>
    </MoreMessages>
  )
})
