import { Hono, type MiddlewareHandler } from 'hono'
import type { PreviewAccess } from '#app/api/contract/previewAccess.ts'
import type { StoreOptions } from '../content/store.ts'
import { createDocuments, type DocumentOptions } from './documents.ts'
import { notModified } from './etag.ts'
import { createHeaderCache } from './headerCache.ts'
import { createLoad } from './load.ts'
import { withTimeLimit } from './timeLimit.ts'

/** For tests: documents as the site serves them, with a renderer and a clock of the test. */
export function documentsForTest(
  render: DocumentOptions['render'],
  { load = createLoad(), times = {} }: { load?: DocumentOptions['load']; times?: Partial<StoreOptions> } = {},
) {
  let time = 1_000_000
  const documents = createDocuments({
    render,
    csp: {
      frameAncestors: '',
      gameOrigins: '',
      sources: { connect: [], frame: [], script: [], img: [] },
      dev: false,
    },
    load,
    times: { fresh: 10, staleWhileRevalidate: 20, staleIfError: 0, now: () => time, ...times },
    isPublic: ({ pathname }) => !pathname.startsWith('/preview'),
  })
  const app = new Hono().use(notModified, withTimeLimit)
  app.onError((_error, context) => context.text('500', 500))
  app.all('*', (context) => documents.answer(context.req.raw))
  let made = 0
  const noted: string[] = []
  const again = createHeaderCache({
    fetch(request) {
      made += 1
      return app.fetch(request)
    },
    fresh: documents.fresh,
    note: (_request, path) => `given-again-${noted.push(path)}`,
  })
  return {
    drop(keys: readonly string[]): void {
      documents.drop(keys)
      again.drop()
    },
    ask: async (path: string, init: RequestInit = {}, site = 'http://arama.example'): Promise<Response> =>
      again.fetch(new Request(`${site}${path}`, init)),
    /** Number of responses that were made, and the paths of those that were repeated. */
    made: () => made,
    noted,
    wait(seconds: number): void {
      time += seconds * 1000
    },
  }
}

/** For tests: what reads drafts in each request. */
export const readingDrafts =
  (access: PreviewAccess): MiddlewareHandler =>
  async (context, next) => {
    context.set('previewAccess', access)
    await next()
  }
