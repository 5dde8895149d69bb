import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router-dom'
import { isPreviewPath, withoutPreview } from '#app/domain/preview.ts'
import { requestScope } from '#app/lib/requestScope.ts'
import { toRouteError } from '#app/lib/toRouteError.ts'
import { fillSlices } from '#app/queries/fillSlices.ts'
import { LinkElement } from '#ui/foundation/Link'
import { Page } from '#ui/layout/Page'
import { PreviewBar } from '#ui/shell/PreviewBar'
import { SkipLink } from '#ui/shell/SkipLink'
import type { Route } from './+types/DefaultLayout.ts'
import { AssetsBase } from './AssetsBase.ts'
import { Preview } from './Edition.ts'
import { ShellFooter } from './ShellFooter.tsx'
import { ShellTop } from './ShellTop.tsx'
import { ExactLink } from './SiteLink.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const scope = context.get(requestScope)
  const shell = await scope.source.shell(scope.status).catch(toRouteError)
  fillSlices(scope, [shell])
  return { shell, assets: scope.assets, preview: scope.status === 'Draft' }
}

/** The shell changes with the edition, not with the page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  isPreviewPath(currentUrl.pathname) !== isPreviewPath(nextUrl.pathname)

/** Id of the main content, where the skip link leads. */
const MAIN = 'continut'

export default function DefaultLayout({ loaderData: { shell, assets, preview } }: Route.ComponentProps) {
  const { formatMessage } = useIntl()
  const { pathname } = useLocation()
  const status = preview ? 'Draft' : 'Published'
  return (
    <Preview value={preview}>
      <AssetsBase value={assets}>
        <SkipLink href={`#${MAIN}`}>{formatMessage({ id: 'shell.skip' })}</SkipLink>
        {preview && (
          <LinkElement value={ExactLink}>
            <PreviewBar exitHref={withoutPreview(pathname)} />
          </LinkElement>
        )}
        <Suspense>
          <ShellTop slice={shell} status={status} />
        </Suspense>
        <Page id={MAIN}>
          <Outlet />
        </Page>
        <Suspense>
          <ShellFooter slice={shell} status={status} />
        </Suspense>
      </AssetsBase>
    </Preview>
  )
}
