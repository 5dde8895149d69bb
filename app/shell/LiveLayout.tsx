import { LobbyMenu } from './LobbyMenu.tsx'
import { SiteLayout } from './SiteLayout.tsx'

export { loadShell as loader, loadShellInBrowser as clientLoader } from '#app/loaders.ts'
export { LayoutError as ErrorBoundary } from './LayoutError.tsx'
export { shellChanges as shouldRevalidate } from './shellChanges.ts'

type LayoutProps = { loaderData: { shell: string; preview: boolean } }

/** The live casino: its own menus around the same shell. */
export default function LiveLayout({ loaderData }: LayoutProps) {
  return <SiteLayout loaderData={loaderData} menu={<LobbyMenu />} />
}
