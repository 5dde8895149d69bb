import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { Outlet, useLocation, useRouteLoaderData } from 'react-router-dom'
import { withoutPreview } from '#app/domain/preview.ts'
import { useVisitorPresent } from '#app/lib/useVisitorPresent.ts'
import { LinkElement } from '#ui/foundation/Link'
import { SlidesMemoryContext } from '#ui/foundation/slidesMemory.ts'
import { whenConnected } from '#ui/foundation/whenConnected.ts'
import { Page } from '#ui/layout/Page'
import { Assets, assetsUnder } from './Assets.ts'
import { Preview, ShellSlice } from './Edition.ts'
import { LayoutMenu } from './PageMenu.tsx'
import { Panels } from './Panels.tsx'
import { railMemory } from './railMemory.ts'
import { ShellFooter } from './ShellFooter.tsx'
import { ShellTop } from './ShellTop.tsx'
import { ExactLink } from './SiteLink.tsx'
import { SkipLinks } from './SkipLinks.tsx'

// Loaded while there is a connection, for when there is none.
const Bottom = lazy(() =>
  whenConnected(() => import('./Bottom.tsx')).then((file) => ({ default: file.Bottom })),
)

// For editors only.
const PreviewBar = lazy(() =>
  whenConnected(() => import('#ui/shell/PreviewBar')).then((file) => ({ default: file.PreviewBar })),
)
const PreviewWatch = lazy(() =>
  whenConnected(() => import('./PreviewWatch.tsx')).then((file) => ({ default: file.PreviewWatch })),
)

type SiteLayoutProps = {
  loaderData: { shell: string; preview: boolean }
  /** The layout's menu, which pages place under their hero or their title. */
  menu?: ReactNode
}

/** Id of the main content, where the skip link leads. */
const MAIN = 'continut'

type SurroundingsProps = { preview: boolean; shell: string; children: ReactNode }

/** Where pictures come from, which edition and which shell is shown, for all that stands in a layout. */
export function Surroundings({ preview, shell, children }: SurroundingsProps) {
  const assets = useRouteLoaderData<{ assets: string }>('root')?.assets ?? ''
  const addresses = useMemo(() => assetsUnder(assets), [assets])
  return (
    <Preview value={preview}>
      <ShellSlice value={shell}>
        <SlidesMemoryContext value={railMemory}>
          <Assets value={addresses}>{children}</Assets>
        </SlidesMemoryContext>
      </ShellSlice>
    </Preview>
  )
}

/** What the layouts with header and footer share (RTE-08). */
export function SiteLayout({ loaderData: { shell, preview }, menu }: SiteLayoutProps) {
  const { pathname } = useLocation()
  const present = useVisitorPresent()
  const status = preview ? 'Draft' : 'Published'
  return (
    <Surroundings preview={preview} shell={shell}>
      <SkipLinks main={MAIN} />
      {preview && (
        <LinkElement value={ExactLink}>
          <Suspense>
            <PreviewBar exitHref={withoutPreview(pathname)} />
          </Suspense>
        </LinkElement>
      )}
      <Suspense>
        <ShellTop slice={shell} status={status} />
      </Suspense>
      <Page id={MAIN}>
        <LayoutMenu value={menu}>
          <Outlet />
        </LayoutMenu>
      </Page>
      <Suspense>
        <ShellFooter slice={shell} status={status} />
      </Suspense>
      <Panels />
      <Suspense>{present && <Bottom slice={shell} status={status} />}</Suspense>
      {preview && (
        <Suspense>
          <PreviewWatch />
        </Suspense>
      )}
    </Surroundings>
  )
}
