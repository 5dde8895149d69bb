import {
  BrowserClient,
  breadcrumbsIntegration,
  consoleIntegration,
  dedupeIntegration,
  defaultStackParser,
  linkedErrorsIntegration,
  makeFetchTransport,
  setCurrentClient,
} from '@sentry/browser'
import { dsnFrom } from '#app/domain/errorDsn.ts'
import { type ErrorReport, errorReport } from '#app/domain/errorReport.ts'
import { type Crumb, scrubCrumb } from '#app/domain/scrub.ts'
import { storeOf, type Visit } from '../visit.ts'
import { createErrorLog } from './errorLog.ts'
import { createPrivateWords } from './privateWords.ts'

/** Highest number of breadcrumbs of a report (S2 9). */
const MAX_BREADCRUMBS = 100

/** Name of the build, set by the script with the list of its files. */
const releaseHere = (): string | undefined =>
  (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version

/** The client of a visit's error reports, for the DSN at `address`; `sampleRate` is the share that is sent (S2 9). */
function startClient(visit: Visit, address: string, sampleRate: number): BrowserClient {
  const privateWords = storeOf(visit, createPrivateWords).all
  const client = new BrowserClient({
    dsn: dsnFrom(address, location.origin),
    sampleRate,
    release: releaseHere() ?? '',
    maxBreadcrumbs: MAX_BREADCRUMBS,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    // No `dom`: labels of elements contain names. No handlers of uncaught errors: the site notes them from its start.
    integrations: [
      breadcrumbsIntegration({ dom: false, fetch: true, history: true, xhr: false, sentry: false }),
      consoleIntegration({ levels: ['error', 'warn'] }),
      linkedErrorsIntegration(),
      dedupeIntegration(),
    ],
    beforeBreadcrumb: (crumb) => scrubCrumb(crumb as Crumb, privateWords()) as typeof crumb,
    beforeSend: (event) => ({
      ...(errorReport(event as ErrorReport, privateWords()) as typeof event),
      type: undefined,
    }),
  })
  setCurrentClient(client)
  client.init()
  return client
}

/** One client a visit: a second one would send every error twice. */
function createErrorClient(visit: Visit) {
  let started = false
  return (address: string, sampleRate: number): void => {
    if (started) return
    started = true
    const client = startClient(visit, address, sampleRate)
    storeOf(visit, createErrorLog).connect((error) => void client.captureException(error))
  }
}

/** Sends the errors that the visit has noted so far, and each later one. */
export const startErrorReports = (visit: Visit, address: string, sampleRate: number): void =>
  storeOf(visit, createErrorClient)(address, sampleRate)
