import { type Crumb, scrubAddress, scrubCrumb, scrubText } from './scrub.ts'

type Frame = { filename?: string; function?: string; lineno?: number; colno?: number; in_app?: boolean }
type Raised = {
  type?: string
  value?: string
  mechanism?: { type: string; handled?: boolean }
  stacktrace?: { frames?: Frame[] }
}

/** The parts of an event of the Sentry protocol that leave the browser. */
export type ErrorReport = {
  event_id?: string
  timestamp?: number
  platform?: string
  level?: string
  release?: string
  message?: string
  exception?: { values?: Raised[] }
  breadcrumbs?: Crumb[]
}

const scrubFrame = ({ filename, function: name, lineno, colno, in_app }: Frame): Frame => ({
  ...(filename !== undefined && { filename: scrubFile(filename) }),
  ...(name !== undefined && { function: name }),
  ...(lineno !== undefined && { lineno }),
  ...(colno !== undefined && { colno }),
  ...(in_app !== undefined && { in_app }),
})

/** A script of ours keeps its hashed name, with which its source map is found; any other file is an address. */
const scrubFile = (filename: string): string =>
  /^https?:\/\/[^/?#]+\/assets\/[\w.-]+\.js$/.test(filename) ? filename : scrubAddress(filename)

/**
 * The report of an event: only known fields, with scrubbed texts. Everything else that a client adds, such as the page's
 * address, the browser's headers or the player, stays here (ERR-05).
 */
export function errorReport(event: ErrorReport, privateWords: readonly string[] = []): ErrorReport {
  const { event_id, timestamp, platform, level, release, message, exception, breadcrumbs } = event
  const raised = exception?.values?.map(
    ({ type, value, mechanism, stacktrace }): Raised => ({
      ...(type !== undefined && { type }),
      ...(value !== undefined && { value: scrubText(value, privateWords) }),
      ...(mechanism && { mechanism: { type: mechanism.type, handled: mechanism.handled ?? true } }),
      ...(stacktrace?.frames && { stacktrace: { frames: stacktrace.frames.map(scrubFrame) } }),
    }),
  )
  return {
    ...(event_id !== undefined && { event_id }),
    ...(timestamp !== undefined && { timestamp }),
    ...(platform !== undefined && { platform }),
    ...(level !== undefined && { level }),
    ...(release !== undefined && { release }),
    ...(message !== undefined && { message: scrubText(message, privateWords) }),
    ...(raised && { exception: { values: raised } }),
    ...(breadcrumbs && { breadcrumbs: breadcrumbs.map((crumb) => scrubCrumb(crumb, privateWords)) }),
  }
}
