import { act } from '@testing-library/react'
import type { PropsWithChildren, ReactNode } from 'react'
import {
  createBrowserRouter,
  RouterProvider,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router-dom'
import { afterPaint } from '#ui/foundation/afterPaint.ts'
import { createQueryClient } from './content/queryClient.ts'
import { useModalHistory } from './navigation/modalEntry.ts'
import { createModalHistory } from './navigation/modalHistory.ts'
import { modalsIn } from './navigation/modals.ts'
import { usePageNavigation } from './navigation/usePageNavigation.ts'
import { endVisit, storeOf } from './platform/visit.ts'
import { renderIn } from './testRender.tsx'

const painted = () => new Promise<void>((resolve) => void afterPaint(resolve))

/** Until the history has followed what was opened and closed, and what that led to. */
export const settled = () =>
  act(async () => {
    for (let frames = 0; frames < 4; frames++) await painted()
    await new Promise((resolve) => setTimeout(resolve, 10))
    await painted()
  })

type Lead = ReturnType<typeof usePageNavigation>

let lead: Lead
let gates: (() => void)[] = []

function Page({ children }: PropsWithChildren) {
  useModalHistory(useLocation())
  lead = usePageNavigation()
  return children
}

/** The page `/slow` comes when it is let go. */
const loader = ({ request }: { request: Request }): null | Promise<null> =>
  request.url.endsWith('/slow') ? new Promise((resolve) => gates.push(() => resolve(null))) : null

const pageChanges = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

/** A visit in the window's own history, at the address `/`, for tests; `children` stand on every page of it. */
export function beginTestVisit(children?: ReactNode) {
  history.pushState(null, '', '/')
  gates = []
  const element = <Page>{children}</Page>
  const router = createBrowserRouter([
    { path: '*', element, loader, hydrateFallbackElement: <></>, shouldRevalidate: pageChanges },
  ])
  const visit = createQueryClient()
  const { unmount } = renderIn(visit, <RouterProvider router={router} />)
  const modals = storeOf(visit, createModalHistory)
  return {
    visit,
    modals,
    /** Names of the open modals, the top one last. */
    open: () => modals.getSnapshot().map(({ name }) => name),
    /** Names of the modals of the entry that the browser is at. */
    entered: () => modalsIn(history.state?.usr, '/').map(({ name }) => name),
    address: () => location.pathname,
    lead: (address: string) => act(async () => lead(address)),
    letGo: () =>
      act(async () => {
        for (const open of gates) open()
      }),
    back: () => act(async () => history.back()),
    forward: () => act(async () => history.forward()),
    end() {
      unmount()
      endVisit(visit)
      router.dispose()
    },
  }
}
