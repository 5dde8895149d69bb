import { memo, type ReactNode, Suspense, useMemo } from 'react'
import { Outlet } from 'react-router-dom'
import { Assets, assetsUnder } from '#app/content/Assets.ts'
import type { loadShell } from '#app/content/loaders.ts'
import { PageAddress, Preview, ShellSlice } from '#app/content/pageContexts.ts'
import { Tint } from '#app/content/tint/Tint.tsx'
import { lobbyAddresses } from '#app/domain/addresses.ts'
import { LobbyMenu } from '#app/navigation/menus/LobbyMenu.tsx'
import { LayoutMenu } from '#app/navigation/menus/PageMenu.tsx'
import { useModalEntry } from '#app/navigation/modalEntry.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { createRailMemory } from '#app/navigation/railMemory.ts'
import { createSavedCopyTime } from '#app/platform/offline/savedCopyTime.ts'
import { useAfterFirstInteraction } from '#app/platform/useFirstInteraction.ts'
import { useServices } from '#app/platform/useServices.ts'
import { useSelected, useStore, useStored } from '#app/platform/visit.ts'
import { AccountHost } from '#app/player/AccountHost.tsx'
import { createHelpFirst } from '#app/player/account/helpFirst.ts'
import { LoginHost } from '#app/player/login/LoginHost.tsx'
import { useDeferredPlayer } from '#app/player/session/auth.ts'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import { SlidesMemoryContext } from '#ui/foundation/slidesMemory.ts'
import { Page } from '#ui/layout/Page'
import { ChatHost } from './chat/ChatHost.tsx'
import { DocumentAnswer, useLoadedSlices, usePageAddress } from './loadedSlices.tsx'
import { NightLine, NightShade } from './night/NightTone.tsx'
import { useLayout } from './pageLayout.ts'
import { PanelKeys } from './panels/PanelKeys.tsx'
import { Panels } from './panels/Panels.tsx'
import { ShellFooter } from './ShellFooter.tsx'
import { ShellTop } from './ShellTop.tsx'
import { SkipLinks } from './SkipLinks.tsx'
import { WinnersNav } from './WinnersNav.tsx'

export { loadShell as loader, loadShellInBrowser as clientLoader } from '#app/content/loaders.ts'
export { shellChanges as shouldRevalidate } from '#app/content/shellChanges.ts'
export { LayoutError as ErrorBoundary } from './errors/LayoutError.tsx'

// Loaded while online, since it is needed offline.
const BottomBar = lazyPart(() => import('./BottomBar.tsx').then((file) => file.BottomBar))

const DeferredShellParts = lazyPart(() =>
  import('./DeferredShellParts.tsx').then((file) => file.DeferredShellParts),
)

const ResumeChip = lazyPart(() => import('./resume/ResumeChip.tsx').then((file) => file.ResumeChip))

// For editors only.
const loadPreview = () => import('./preview/editorParts.tsx')
const PageNotes = lazyPart(() => loadPreview().then((file) => file.PageNotes))
const PageEnd = lazyPart(() => loadPreview().then((file) => file.PageEnd))
const PreviewDesk = lazyPart(() => loadPreview().then((file) => file.PreviewDesk))

// For players who have excluded themselves.
const ExclusionNotice = lazyPart(() =>
  import('#app/player/account/ExclusionNotice.tsx').then((file) => file.ExclusionNotice),
)

/** Id of the main content, where the skip link leads. */
const MAIN = 'continut'

type Shell = Awaited<ReturnType<typeof loadShell>>

const menus = { default: <LobbyMenu />, winners: <WinnersNav />, clean: null, play: null }

/** Contexts of the layout: picture addresses, edition, shell data. */
function LayoutContexts({ preview, shell, children }: Omit<Shell, 'slices'> & { children: ReactNode }) {
  const { assets } = useServices()
  const addresses = useMemo(() => assetsUnder(assets), [assets])
  const address = usePageAddress()
  const memory = useStore(createRailMemory)
  return (
    <Preview value={preview}>
      <PageAddress value={address}>
        <ShellSlice value={shell}>
          <SlidesMemoryContext value={memory}>
            <Assets value={addresses}>{children}</Assets>
          </SlidesMemoryContext>
        </ShellSlice>
      </PageAddress>
    </Preview>
  )
}

/**
 * After the first interaction; for a player at once, since messages may wait for them, and after a reload with the list
 * of notifications open.
 */
function DeferredParts() {
  const present = useAfterFirstInteraction()
  const player = useDeferredPlayer()
  const { open } = useModalEntry('notifications')
  return <Suspense>{(present || player || open) && <DeferredShellParts />}</Suspense>
}

/** Header, page and footer; memoised, so that modals do not re-render them. */
const Framed = memo(function Framed({ preview }: { preview: boolean }) {
  const layout = useLayout()
  const { path } = usePageLocation()
  const helpFirst = useStored(createHelpFirst)
  const present = useAfterFirstInteraction()
  const isFromDevice = useSelected(createSavedCopyTime, (at) => at !== undefined)
  return (
    <>
      <Tint place="page" />
      <SkipLinks main={MAIN} />
      {/* Outside of the parts that hydrate later: it listens as soon as links do. */}
      <PanelKeys />
      <Suspense>{present && lobbyAddresses.has(path) && <ResumeChip />}</Suspense>
      <Suspense>
        <ShellTop />
      </Suspense>
      <Page id={MAIN}>
        <NightLine />
        <Suspense>{helpFirst && lobbyAddresses.has(path) && <ExclusionNotice />}</Suspense>
        <Suspense>{preview && <PageNotes />}</Suspense>
        <LayoutMenu value={menus[layout]}>
          <Outlet />
        </LayoutMenu>
        <Suspense>{preview && <PageEnd />}</Suspense>
      </Page>
      <Suspense>
        <ShellFooter />
      </Suspense>
      <Suspense>{(present || isFromDevice) && <BottomBar />}</Suspense>
      <NightShade />
      {preview && (
        <Suspense>
          <PreviewDesk />
        </Suspense>
      )}
    </>
  )
})

/** The shell of every page, which persists across navigations; a running game is shown without it (RTE-08). */
export default function SiteLayout({ loaderData }: { loaderData: Shell }) {
  const { preview, shell } = loaderData
  const bare = useLayout() === 'play'
  useLoadedSlices()
  return (
    <LayoutContexts preview={preview} shell={shell}>
      <DocumentAnswer />
      {bare ? <Outlet /> : <Framed preview={preview} />}
      <Panels />
      <LoginHost />
      <AccountHost />
      <DeferredParts />
      <ChatHost />
    </LayoutContexts>
  )
}
