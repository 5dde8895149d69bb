import type { Context, MiddlewareHandler } from 'hono'
import { isPreviewPath, withoutPreview, withPreview } from '#app/domain/preview.ts'
import type { Redirect } from '#app/domain/redirects.ts'
import { unavailablePage } from './unavailable.ts'

/** `to` with the query of the request, unless it brings one of its own. */
function addressFor({ req }: Context, to: string): string {
  if (!to.startsWith('/')) return to
  const inside = withPreview(to, isPreviewPath(req.path))
  return inside.includes('?') ? inside : inside + new URL(req.url).search
}

/**
 * Sends visitors of a path where the content service wants them (RTE-12). While nobody knows where that is, a page that
 * does not exist may have moved: 503, since a crawler would take a 404 for its end.
 */
export function contentRedirects(
  redirect: (path: string) => Promise<Redirect | undefined>,
): MiddlewareHandler {
  return async (context, next) => {
    let known = true
    const elsewhere = await redirect(withoutPreview(context.req.path)).catch(() => {
      known = false
      return undefined
    })
    if (elsewhere) {
      context.header('cache-control', 'no-store')
      return context.redirect(addressFor(context, elsewhere.to), elsewhere.permanent ? 301 : 302)
    }
    await next()
    if (!known && context.res.status === 404) context.res = unavailablePage()
  }
}
