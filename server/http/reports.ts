import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { apiHeaders } from './headers.ts'
import { createLimiter } from './limiter.ts'

/** Reports in a minute from one visitor, and in total. */
const MAX_PER_VISITOR = 20
const MAX_PER_MINUTE = 200

/** Largest body in bytes; it may have several reports. */
const MAX_BYTES = 32 * 1024

const Text = v.fallback(v.optional(v.string()), undefined)
const Line = v.fallback(v.optional(v.number()), undefined)

/** Format of the Reporting API. */
const Report = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({
      documentURL: Text,
      effectiveDirective: Text,
      blockedURL: Text,
      sourceFile: Text,
      lineNumber: Line,
    }),
  }),
  v.transform(({ body }) => body),
)

/** Format of `report-uri`. */
const OldReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': Text,
      'effective-directive': Text,
      'violated-directive': Text,
      'blocked-uri': Text,
      'source-file': Text,
      'line-number': Line,
    }),
  }),
  v.transform(({ 'csp-report': body }) => ({
    documentURL: body['document-uri'],
    effectiveDirective: body['effective-directive'] ?? body['violated-directive'],
    blockedURL: body['blocked-uri'],
    sourceFile: body['source-file'],
    lineNumber: body['line-number'],
  })),
)

const Reports = v.union([
  v.array(
    v.union([
      Report,
      v.pipe(
        v.unknown(),
        v.transform(() => undefined),
      ),
    ]),
  ),
  OldReport,
])

/** A text without personal data: an address without query and fragment, or a keyword, with 200 characters at most. */
function scrubbed(text: string | undefined): string | undefined {
  if (text === undefined || !URL.canParse(text)) return text?.slice(0, 200)
  const { protocol, host, pathname } = new URL(text)
  return (host ? `${protocol}//${host}${pathname}` : protocol).slice(0, 200)
}

/** The valid reports of one call. */
export function reportsIn(body: unknown): Record<string, string | number | undefined>[] {
  const parsed = v.safeParse(Reports, body)
  if (!parsed.success) return []
  const list = Array.isArray(parsed.output) ? parsed.output : [parsed.output]
  return list.flatMap((report) =>
    report
      ? [
          {
            page: scrubbed(report.documentURL),
            directive: scrubbed(report.effectiveDirective),
            blocked: scrubbed(report.blockedURL),
            source: scrubbed(report.sourceFile),
            line: report.lineNumber,
          },
        ]
      : [],
  )
}

/**
 * `POST` here: logs violations that browsers report as warnings. More than 20 reports in a minute from one visitor, or
 * 200 in total, are dropped with a 429.
 */
export function reportRoutes(log: Pick<Logger, 'warn'>): Hono {
  const perVisitor = createLimiter(MAX_PER_VISITOR)
  const all = createLimiter(MAX_PER_MINUTE)
  const refuse = (context: Context, status: 413 | 429) => context.body(null, status, apiHeaders)
  const limit = bodyLimit({ maxSize: MAX_BYTES, onError: (context) => refuse(context, 413) })
  return new Hono().post('/', limit, async (context): Promise<Response> => {
    const who = context.get('counted')
    for (const report of reportsIn(await context.req.json().catch(() => undefined))) {
      if ((await perVisitor.take(who)) || (await all.take(''))) return refuse(context, 429)
      log.warn(report, 'policy violated')
    }
    return context.body(null, 204, apiHeaders)
  })
}
