import { addressOf, type RouteName, routePatterns } from './addresses.ts'

export type RouteMatch = { name: RouteName; params: Record<string, string> }

const matchers = (Object.keys(routePatterns) as RouteName[]).map((name) => ({
  name,
  expression: new RegExp(`^${routePatterns[name].replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
}))

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The named route at `pathname` (without the preview segment); fixed paths take precedence over those with a param. */
export function matchAt(pathname: string): RouteMatch | undefined {
  for (const { name, expression } of matchers) {
    const groups = expression.exec(pathname)?.groups
    if (!groups && !expression.test(pathname)) continue
    const params: Record<string, string> = {}
    for (const [key, raw] of Object.entries(groups ?? {})) {
      const value = decoded(raw)
      if (value === undefined) return undefined
      params[key] = value
    }
    return { name, params }
  }
  return undefined
}

export const isRouteName = (name: string): name is RouteName => Object.hasOwn(routePatterns, name)

/** The canonical address of a route match, without a closing slash or needless escapes. */
export const canonicalPath = ({ name, params }: RouteMatch): string =>
  addressOf(name as 'categories-slug', params as { slug: string })
