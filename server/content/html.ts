import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { withPreview } from '#app/domain/preview.ts'
import type { HtmlCut } from '#app/domain/problems/html.ts'
import { type Cleaner, createCleaner } from './cleaner.ts'
import { isWithinBudgets } from './htmlBudgets.ts'
import { createAside } from './threadCleaner.ts'

/** Longest piece, in characters, that is sanitised in this thread: it takes a few milliseconds. */
const MAX_SYNC_LENGTH = 2048

type Results = { [Job in keyof Cleaner]: ReturnType<Cleaner[Job]> }

const kept = new LRUCache<string, Results[keyof Cleaner]>({ max: 500 })
let here: Cleaner | undefined
let aside: ReturnType<typeof createAside> | undefined

function runHere<Job extends keyof Cleaner>(job: Job, html: string): Results[Job] {
  here ??= createCleaner()
  return here[job](html) as Results[Job]
}

async function runAside<Job extends keyof Cleaner>(
  job: Job,
  html: string,
): Promise<Results[Job] | undefined> {
  aside ??= createAside()
  return (await aside(job, html)) as Results[Job] | undefined
}

async function run<Job extends keyof Cleaner>(job: Job, html: string): Promise<Results[Job] | undefined> {
  const key = job + createHash('sha256').update(html).digest('base64')
  const known = kept.get(key) as Results[Job] | undefined
  if (known !== undefined) return known
  const result = html.length <= MAX_SYNC_LENGTH ? runHere(job, html) : await runAside(job, html)
  // A timeout is not cached, since a later attempt may succeed.
  if (result !== undefined) kept.set(key, result)
  return result
}

/**
 * Content HTML without scripts, forms, styles and unsafe addresses (CMS-02); empty if it exceeds its budgets or takes
 * too long.
 */
export const sanitizeHtml = async (html: string): Promise<string> =>
  isWithinBudgets(html) ? ((await run('clean', html)) ?? '') : ''

/** What sanitising removes, for editors; nothing of HTML that is left out as a whole, `undefined` if it takes too long. */
export const htmlCuts = async (html: string): Promise<HtmlCut[] | undefined> =>
  isWithinBudgets(html) ? run('cuts', html) : []

/** Sanitised HTML whose internal links have the preview segment (RTE-04). */
export const prefixLinks = (html: string, preview: boolean): string =>
  preview
    ? html.replace(/<a [^<>]*>/g, (tag) =>
        tag.replace(/ href="(\/[^"]*)"/, (_, href: string) => ` href="${withPreview(href, true)}"`),
      )
    : html
