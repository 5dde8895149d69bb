import type { Context, MiddlewareHandler } from 'hono'
import { isPreviewPath, withoutPreview, withPreview } from '#app/domain/preview.ts'
import type { Redirect } from '#app/domain/redirects.ts'

/** `to` with the query of the request, unless it brings one of its own. */
function addressFor({ req }: Context, to: string): string {
  if (!to.startsWith('/')) return to
  const inside = withPreview(to, isPreviewPath(req.path))
  return inside.includes('?') ? inside : inside + new URL(req.url).search
}

/** Sends visitors of a path where the content service wants them (RTE-12). */
export function contentRedirects(
  redirect: (path: string) => Promise<Redirect | undefined>,
): MiddlewareHandler {
  return async (context, next) => {
    const elsewhere = await redirect(withoutPreview(context.req.path)).catch(() => undefined)
    if (!elsewhere) return next()
    context.header('cache-control', 'no-store')
    return context.redirect(addressFor(context, elsewhere.to), elsewhere.permanent ? 301 : 302)
  }
}
