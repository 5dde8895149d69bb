import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom'
import { queryClientContext } from '#app/content/queryClientContext.ts'
import { siteRoutes } from './siteRoutes.tsx'
import { siteWindow } from './siteWindow.ts'
import { noteRouter, type SiteProps, storyVisit } from './visit.ts'
import './site.css'

/** The site at an address: its own routes, layouts, panels and widgets, with recorded responses. */
export const Site = ({ path }: SiteProps) => <Visit key={path} path={path} />

/** The site's router, and the visit of the current story. */
function visitTo(path: string) {
  const client = storyVisit()
  const getContext = () => new RouterContextProvider(new Map([[queryClientContext, client]]))
  return { client, router: createBrowserRouter(siteRoutes, { window: siteWindow(path), getContext }) }
}

function Visit({ path }: { path: string }) {
  const [{ client, router }] = useState(() => visitTo(path))
  useEffect(() => {
    noteRouter(router)
    return () => router.dispose()
  }, [router])
  return (
    <div className="storyFrame" data-kind="site">
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </div>
  )
}
