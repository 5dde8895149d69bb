import entries from 'virtual:site-routes'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { ComponentType } from 'react'
import {
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunction,
  useLoaderData,
  useRouteError,
} from 'react-router-dom'
import Root, { ErrorBoundary as RootError, shouldRevalidate } from '#app/root.tsx'
import { Surroundings } from './Surroundings.tsx'
import { storyServices } from './services.ts'

type RouteModule = {
  default: ComponentType<{ loaderData: unknown }>
  clientLoader?: LoaderFunction
  ErrorBoundary?: ComponentType
  shouldRevalidate?: ShouldRevalidateFunction
  handle?: unknown
}

const modules = import.meta.glob<RouteModule>(['../../app/routes/*.tsx', '../../app/shell/SiteLayout.tsx'], {
  eager: true,
})

type Page = RouteModule['default']

const Loaded = ({ page: Page }: { page: Page }) => <Page loaderData={useLoaderData()} />

/** The exports of a route file, in the form of the framework. */
function partsOf(file: string): Omit<RouteObject, 'index' | 'children'> {
  const found = modules[`../../app/${file}`]
  if (!found) throw new Error(`siteRoutes: app/${file} is not among the modules above; add its folder`)
  const { default: Page, clientLoader, ErrorBoundary, handle, shouldRevalidate } = found
  return {
    loader: clientLoader,
    ErrorBoundary,
    handle,
    shouldRevalidate,
    element: <Loaded page={Page} />,
  }
}

/** A route with the framework's ids and files. */
function routeOf({ id, file, path, index, children }: RouteConfigEntry): RouteObject {
  const common = { id: id ?? file.replace(/\.tsx$/, ''), path, ...partsOf(file) }
  return index ? { ...common, index } : { ...common, children: children?.map(routeOf) }
}

function Failed() {
  return (
    <Surroundings>
      <RootError {...({ error: useRouteError(), params: {} } as Parameters<typeof RootError>[0])} />
    </Surroundings>
  )
}

/** The site's own routes inside its root, without the document around them. */
export const siteRoutes: RouteObject[] = [
  {
    id: 'root',
    loader: () => ({ locale: 'ro', services: storyServices() }),
    shouldRevalidate,
    Component: () => (
      <Surroundings>
        <Root />
      </Surroundings>
    ),
    ErrorBoundary: Failed,
    HydrateFallback: () => null,
    children: entries.map(routeOf),
  },
]
