import { memo } from 'react'
import { MoreMessages } from '#app/i18n/MoreMessages.tsx'
import { SearchPanel } from '#app/search/SearchPanel.tsx'
import { DetailsPanel } from './DetailsPanel.tsx'
import { HelpPanel } from './HelpPanel.tsx'
import { PageModals } from './PageModals.tsx'
import { SafePlayPanel } from './SafePlayPanel.tsx'

/** The panels over the page, in the order of their priority; each knows whether it is open. */
export const PanelStack = memo(function PanelStack() {
  return (
    <MoreMessages>
      <PageModals>
        <SearchPanel />
        <SafePlayPanel />
        <HelpPanel />
        <DetailsPanel />
      </PageModals>
    </MoreMessages>
  )
})
