import { useEffect, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { siteRoutes } from './siteRoutes.tsx'
import { siteWindow } from './siteWindow.ts'
import { noteRouter, type SiteProps } from './visit.ts'
import './site.css'

/** The site at an address: its own routes, layouts, panels and widgets, with recorded answers. */
export const Site = ({ path }: SiteProps) => <Visit key={path} path={path} />

function Visit({ path }: { path: string }) {
  const [router] = useState(() => createBrowserRouter(siteRoutes, { window: siteWindow(path) }))
  useEffect(() => {
    noteRouter(router)
    return () => router.dispose()
  }, [router])
  return (
    <div className="storyFrame" data-kind="site">
      <RouterProvider router={router} />
    </div>
  )
}
