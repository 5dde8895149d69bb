import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { type PreviewAccess, shareDays } from '#app/api/contract/previewAccess.ts'
import { isPreviewPath } from '#app/domain/preview.ts'
import { PASS, withoutPass } from '#app/domain/previewPass.ts'
import { safeInternalPath } from '#app/domain/safeLinks.ts'
import { privateHeaders as headers } from './headers.ts'
import { jsonOnly, ownPagesOnly } from './networkAccess.ts'
import type { PasswordCheck } from './passwordCheck.ts'
import { entryPage } from './previewEntry.ts'
import { editorPass, passIn, passOf, sharedPass, storePass } from './previewPass.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** What reads drafts in this request. */
    previewAccess: PreviewAccess
  }
}

/** Largest body in bytes. */
const MAX_BYTES = 4096

export type AccessOptions = {
  /** Secret of the editors; without one every visitor reads drafts. */
  secret: string | undefined
  /** Checks a given key against it. */
  gate: PasswordCheck
  /** Whether a document is under the preview segment. */
  isPreview: (url: URL) => boolean
  /** Sites that may frame preview. */
  ancestors: string
}

const refuse = (context: Context, status: 400 | 401 | 403 | 404, code: string) =>
  context.json({ code }, status, headers)

/** Refuses a call for drafts that may not read them. */
export const draftReadersOnly: MiddlewareHandler = async (context, next) =>
  context.get('previewAccess').kind === 'closed' ? refuse(context, 401, 'preview-closed') : next()

/** Lets an editor through, and every visitor while drafts are open; a shared link only reads. */
export const editorsOnly: MiddlewareHandler = async (context, next) => {
  const { kind } = context.get('previewAccess')
  if (kind === 'closed') return refuse(context, 401, 'preview-closed')
  return kind === 'shared' ? refuse(context, 403, 'preview-read-only') : next()
}

async function accessOf(context: Context, secret: string | undefined): Promise<PreviewAccess> {
  if (secret === undefined) return { kind: 'open' }
  const pass = await passOf(context, secret)
  if (!pass) return { kind: 'closed' }
  return pass.kind === 'editor' ? { kind: 'editor' } : { kind: 'shared', until: pass.until.toISOString() }
}

type Link = { token: string; secret: string; ancestors: string }

/** Answers a document of preview by a link with a pass, which moves into a cookie; an editor keeps their own. */
async function enterByLink(context: Context, { token, secret, ancestors }: Link) {
  const to = withoutPass(new URL(context.req.url))
  const pass = await passIn(token, secret)
  const isEditor = context.get('previewAccess').kind === 'editor'
  if (!pass && !isEditor) return entryPage({ reason: 'bad-link', to, ancestors })
  if (pass && !(isEditor && pass.kind === 'shared')) storePass(context, pass)
  context.header('cache-control', 'no-store')
  context.header('referrer-policy', 'no-referrer')
  return context.redirect(to, 302)
}

/**
 * Sets what reads drafts in a request. While there is a secret, documents of preview without a pass are answered with a
 * form for the editors' key, and the router's data for them with 401.
 */
export function previewAccess(options: AccessOptions): MiddlewareHandler {
  const { secret, isPreview, ancestors } = options
  return async (context, next) => {
    const access = await accessOf(context, secret)
    context.set('previewAccess', access)
    if (secret === undefined) return next()
    const url = new URL(context.req.url)
    if (!isPreview(url)) return next()
    const token = url.searchParams.get(PASS)
    if (token !== null) return enterByLink(context, { token, secret, ancestors })
    if (access.kind !== 'closed') return next()
    if (url.pathname.endsWith('.data')) return refuse(context, 401, 'preview-closed')
    return entryPage({ reason: 'no-pass', to: url.pathname + url.search, ancestors })
  }
}

const Entry = v.object({ key: v.pipe(v.string(), v.maxLength(200)), to: v.string() })
const Share = v.object({ days: v.picklist(shareDays) })

const previewPath = (to: string): string => {
  const path = safeInternalPath(to)
  return path && isPreviewPath(new URL(path, 'http://site').pathname) ? path : '/preview'
}

/**
 * `POST entry` with a form (`key`, `to`): signs an editor in and leads to `to`. `GET access`: what reads drafts here.
 * `POST links`, `{ days }`: a pass for a link that reads drafts so long; 401 and 403 if the visitor is no editor, 404
 * while drafts are open.
 */
export function previewAccessRoutes({ secret, gate, ancestors }: AccessOptions): Hono {
  const routes = new Hono().use(bodyLimit({ maxSize: MAX_BYTES }))
  routes.get('/access', (context) => context.json(context.get('previewAccess'), 200, headers))
  routes.post('/entry', async (context) => {
    const form = v.safeParse(Entry, await context.req.parseBody().catch(() => undefined))
    if (!form.success) return refuse(context, 400, 'bad-body')
    const to = previewPath(form.output.to)
    if (secret === undefined) return context.redirect(to, 303)
    const no = await gate(context, form.output.key)
    if (no) return entryPage({ reason: no.status === 429 ? 'too-many' : 'wrong-key', to, ancestors })
    storePass(context, await editorPass(secret))
    return context.redirect(to, 303)
  })
  routes.post('/links', ownPagesOnly, jsonOnly, editorsOnly, async (context) => {
    const body = v.safeParse(Share, await context.req.json().catch(() => undefined))
    if (!body.success) return refuse(context, 400, 'bad-body')
    if (secret === undefined) return refuse(context, 404, 'preview-open')
    const { token, until } = await sharedPass(body.output.days, secret)
    return context.json({ token, until: until.toISOString() }, 200, headers)
  })
  return routes
}
