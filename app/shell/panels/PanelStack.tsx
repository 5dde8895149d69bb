import { memo } from 'react'
import { DetailsPanel } from '#app/game/details/DetailsPanel.tsx'
import { PageModals } from '#app/navigation/PageModals.tsx'
import { MoreMessages } from '#app/platform/messages/MoreMessages.tsx'
import { SafePlayPanel } from '#app/player/stay/SafePlayPanel.tsx'
import { CookiePanel } from '../consent/CookiePanel.tsx'
import { PreferencesPanel } from '../preferences/PreferencesPanel.tsx'
import { HelpPanel } from './HelpPanel.tsx'
import { VisitorSearch } from './VisitorSearch.tsx'

/** The panels over the page, in the order of their priority; each knows whether it is open. */
export const PanelStack = memo(function PanelStack() {
  return (
    <MoreMessages>
      <PageModals>
        <VisitorSearch />
        <SafePlayPanel />
        <HelpPanel />
        <CookiePanel />
        <PreferencesPanel />
        <DetailsPanel />
      </PageModals>
    </MoreMessages>
  )
})
