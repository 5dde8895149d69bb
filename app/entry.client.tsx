import { QueryClientProvider } from '@tanstack/react-query'
import { type PropsWithChildren, StrictMode, startTransition, use } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { RouterContextProvider } from 'react-router-dom'
import { REACT_LISTENS } from '#app/domain/marks.ts'
import { focusPressed } from '#ui/foundation/focusPressed.ts'
import { lendPageAddress } from './history/shownAddress.ts'
import { startAnalytics } from './integrations/analytics.ts'
import { watchBuild } from './integrations/buildWatch.ts'
import { watchChunkFailures } from './integrations/chunkFailures.ts'
import { loadCodeAhead } from './integrations/codeAhead.ts'
import { createQueryClient } from './lib/queryClient.ts'
import { queryClientContext } from './lib/queryClientContext.ts'

lendPageAddress()
watchChunkFailures()
focusPressed()
startAnalytics()

const never = new Promise<never>(() => {})

/**
 * Suspends for good once the boot script has this document loaded anew, be it while React already waits for the data of the
 * page: the router would take the history entry for its own, and find HTML of another page.
 */
function UnlessLeaving({ children }: PropsWithChildren) {
  if (document.documentElement.hidden) use(never)
  return children
}

const client = createQueryClient()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <UnlessLeaving>
        <QueryClientProvider client={client}>
          <HydratedRouter
            getContext={() => new RouterContextProvider(new Map([[queryClientContext, client]]))}
          />
        </QueryClientProvider>
      </UnlessLeaving>
    </StrictMode>,
  )
})

document.documentElement.dataset[REACT_LISTENS] = ''

// Set by the script that lists the build's files.
const { __reactRouterManifest: build } = window as {
  __reactRouterManifest?: Parameters<typeof loadCodeAhead>[0] & { version: string }
}
if (build && import.meta.env.PROD) {
  watchBuild(build.version)
  loadCodeAhead(build, {
    panels: () => import('./panels/Panels.tsx').then((file) => file.PanelStack.load()),
    // It says that a page is on its way: too late, had it to come itself.
    others: () => import('./shell/PageWait.tsx'),
  })
}
