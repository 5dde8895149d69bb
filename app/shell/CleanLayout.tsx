import { SiteLayout } from './SiteLayout.tsx'

export { loadShell as loader, loadShellInBrowser as clientLoader } from '#app/loaders.ts'
export { LayoutError as ErrorBoundary } from './LayoutError.tsx'
export { shellChanges as shouldRevalidate } from './shellChanges.ts'

type LayoutProps = { loaderData: { shell: string; preview: boolean } }

/** Pages to read: no menu between title and text. */
export default function CleanLayout({ loaderData }: LayoutProps) {
  return <SiteLayout loaderData={loaderData} />
}
