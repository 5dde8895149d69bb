import { QueryClientProvider } from '@tanstack/react-query'
import { type PropsWithChildren, StrictMode, startTransition, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { RouterContextProvider } from 'react-router-dom'
import { REACT_LISTENS } from '#app/domain/bootNames.ts'
import { focusPressed } from '#ui/foundation/focusPressed.ts'
import { createQueryClient } from './content/queryClient.ts'
import { queryClientContext } from './content/queryClientContext.ts'
import { preloadCode } from './navigation/preloadCode.ts'
import { showPageAddress } from './navigation/shownAddress.ts'
import { createErrorLog, watchErrors } from './platform/errors/errorLog.ts'
import { watchBuild } from './platform/release/buildWatch.ts'
import { watchChunkFailures } from './platform/release/chunkFailures.ts'
import { storeOf } from './platform/visit.ts'

showPageAddress()
watchChunkFailures()
focusPressed()

const visit = createQueryClient()
const errorLog = storeOf(visit, createErrorLog)
watchErrors(visit, errorLog)

/** An error that a boundary has caught: in the console, as React does by itself, and in a report. */
function onCaughtError(error: unknown): void {
  console.error(error)
  errorLog.note(error)
}

const never = new Promise<never>(() => {})

/**
 * Suspends forever once the boot script reloads this document, even while React is waiting for the page's data:
 * otherwise the router would use the history entry, and hydrate the HTML of another page.
 */
function SuspendWhenLeaving({ children }: PropsWithChildren) {
  if (document.documentElement.hidden) use(never)
  return children
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <SuspendWhenLeaving>
        <QueryClientProvider client={visit}>
          <HydratedRouter
            getContext={() => new RouterContextProvider(new Map([[queryClientContext, visit]]))}
          />
        </QueryClientProvider>
      </SuspendWhenLeaving>
    </StrictMode>,
    import.meta.env.PROD ? { onCaughtError } : {},
  )
})

document.documentElement.dataset[REACT_LISTENS] = ''

// Set by the script with the list of the build's files.
const { __reactRouterManifest: build } = window as {
  __reactRouterManifest?: Parameters<typeof preloadCode>[0] & { version: string }
}
if (build && import.meta.env.PROD) {
  watchBuild(visit, build.version)
  preloadCode(build, {
    panels: () => import('./shell/panels/Panels.tsx').then((file) => file.PanelStack.load()),
    others: () =>
      Promise.all([
        // Shows that a page is loading, so its own code must be loaded in advance.
        import('./shell/PendingPage.tsx'),
        // A page may be open at midnight before its first interaction.
        import('./platform/nightTone.ts').then((file) => storeOf(visit, file.createNightTone)),
        // Handles presses while offline.
        import('./player/favourites/changeFavourite.ts'),
        import('./platform/notices/Notices.tsx'),
      ]),
  })
}
