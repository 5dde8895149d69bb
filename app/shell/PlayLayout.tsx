import { Outlet } from 'react-router-dom'
import { Panels } from './Panels.tsx'
import { Surroundings } from './SiteLayout.tsx'

export { loadShell as loader, loadShellInBrowser as clientLoader } from '#app/loaders.ts'
export { LayoutError as ErrorBoundary } from './LayoutError.tsx'
export { shellChanges as shouldRevalidate } from './shellChanges.ts'

type LayoutProps = { loaderData: { shell: string; preview: boolean } }

/** A running game has the screen for itself. */
export default function PlayLayout({ loaderData: { shell, preview } }: LayoutProps) {
  return (
    <Surroundings preview={preview} shell={shell}>
      <Outlet />
      <Panels />
    </Surroundings>
  )
}
