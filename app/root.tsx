import { type ReactNode, Suspense, useContext, useEffect, useState } from 'react'
import { RawIntlProvider } from 'react-intl'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router-dom'
import { lazyPart } from '#ui/foundation/lazyPart.tsx'
import '#ui/foundation/layers.css'
import '#tokens/dist/tokens.css'
import '#tokens/dist/grid.css'
import '#ui/foundation/base.css'
import '#ui/foundation/print.css'
import { HYDRATED, SCROLL_POSITIONS_KEY } from '#app/domain/bootNames.ts'
import { messages } from '#app/platform/messages/messages.ts'
import { sharedIntl } from '#app/platform/messages/sharedIntl.ts'
import { LinkElement } from '#ui/foundation/Link'
import brandFacesHref from '../ui/foundation/brandFaces.css?url'
import fallbackFaces from '../ui/foundation/fallbackFaces.css?inline'
import type { Route } from './+types/root.ts'
import { pageKeyOf } from './navigation/historyEntries.ts'
import { LinkNavigation } from './navigation/LinkNavigation.tsx'
import { PageLocationProvider } from './navigation/pageLocation.tsx'
import { SiteLink } from './navigation/SiteLink.tsx'
import { useErrorReports } from './platform/errors/useErrorReports.ts'
import bootScript from './platform/firstView/boot.ts?inline-script'
import { CRITICAL_STYLES_HERE } from './platform/firstView/document.ts'
import { documentStyles } from './platform/firstView/documentStyles.ts'
import { createNoticesWanted } from './platform/notices/notify.ts'
import { requestScope } from './platform/requestScope.ts'
import { ServerScope } from './platform/ServerScope.tsx'
import { useHasInteracted } from './platform/useFirstInteraction.ts'
import { useStored } from './platform/visit.ts'
import { useSession } from './player/startSession.ts'
import { FatalError } from './shell/errors/FatalError.tsx'
import { PageViewReports } from './shell/PageViewReports.tsx'
import { PanelStack } from './shell/panels/Panels.tsx'
import { JackpotClock } from './tiles/jackpots/JackpotClock.tsx'

// Loaded with the first notice; most visits have none.
const Notices = lazyPart(() => import('./platform/notices/Notices.tsx').then((file) => file.Notices))

// Loaded after the first interaction, before which there is no navigation.
const PendingPage = lazyPart(() => import('./shell/PendingPage.tsx').then((file) => file.PendingPage))

export function loader({ context }: Route.LoaderArgs) {
  const { locale, services } = context.get(requestScope)
  return { locale, services }
}

/** The data is the same for the whole visit. */
export const shouldRevalidate = () => false

/** Inline only: a stylesheet with fonts that arrives later makes the browser lay out every text again. */
const faces = import.meta.env.SSR || import.meta.env.DEV ? fallbackFaces : ''

/**
 * The critical styles are inlined, since a separate file would delay the first paint on slow networks. The whole
 * stylesheet follows later. Hydration leaves both unchanged, and renders them again if React renders the document anew.
 */
function Styles() {
  const scope = useContext(ServerScope)
  const { nonce, styles } = scope ?? {}
  const [own] = useState(documentStyles)
  const { critical, link } = styles
    ? { critical: faces + CRITICAL_STYLES_HERE, link: { href: styles.href, disabled: true } }
    : own
  if (import.meta.env.DEV)
    return (
      <>
        <style>{faces}</style>
        <Links />
      </>
    )
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own build */}
      <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: critical }} />
      <link rel="stylesheet" {...link} data-later="stylesheet" suppressHydrationWarning />
      <noscript>
        <link rel="stylesheet" href={link.href} />
        <link rel="stylesheet" href={brandFacesHref} />
      </noscript>
    </>
  )
}

/** Runs before the first paint; hydration leaves the server's script unchanged. */
function Boot() {
  const nonce = useContext(ServerScope)?.nonce
  const script = import.meta.env.SSR ? bootScript : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}

/** In the document and not in a page: the whole page may be what fails. */
function ErrorReports() {
  useErrorReports()
  return null
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useRouteLoaderData<typeof loader>('root')?.locale ?? 'ro'
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="dark light" />
        <Styles />
        <Boot />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
      </head>
      <body>
        <RawIntlProvider value={sharedIntl(locale, messages as never)}>
          <LinkElement value={SiteLink}>{children}</LinkElement>
        </RawIntlProvider>
        <ErrorReports />
        <ScrollRestoration getKey={pageKeyOf} storageKey={SCROLL_POSITIONS_KEY} />
        <Scripts />
      </body>
    </html>
  )
}

/** Tells the boot script that the router handles Back and Forward from here on. */
function useHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset[HYDRATED] = ''
  }, [])
}

export default function App() {
  const present = useHasInteracted()
  useHydrated()
  useSession()
  const spoken = useStored(createNoticesWanted)
  return (
    <PageLocationProvider>
      <LinkNavigation panels={PanelStack} />
      <PageViewReports />
      <JackpotClock />
      <Outlet />
      <Suspense>{present && <PendingPage />}</Suspense>
      <Suspense>{spoken && <Notices />}</Suspense>
    </PageLocationProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500
  // The clean layout: no header, whose content may be what failed.
  return (
    <main>
      <PageLocationProvider>
        <FatalError status={status} error={error} />
      </PageLocationProvider>
    </main>
  )
}
