import type { Context, MiddlewareHandler } from 'hono'
import { isPreviewPath, withoutPreview, withPreview } from '#app/domain/preview.ts'
import type { Redirect } from '#app/domain/redirects.ts'
import { unavailablePage } from './unavailable.ts'

/** `to` with the query of the request, unless it has its own. */
function addressFor({ req }: Context, to: string): string {
  if (!to.startsWith('/')) return to
  const inside = withPreview(to, isPreviewPath(req.path))
  return inside.includes('?') ? inside : inside + new URL(req.url).search
}

/**
 * Redirects paths as the content service says (RTE-12). While redirects are unknown, a page that does not exist may
 * have moved: 503, since a crawler would drop a page with a 404.
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
