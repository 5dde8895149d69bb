/** Content loads whose failure is fatal (S1 8, S2 8); the error page shows the key. */
export type FatalKey =
  | 'errors.failed-to-fetch-menu'
  | 'errors.failed-to-fetch-submenu'
  | 'errors.failed-to-fetch-providers'
  | 'errors.failed-to-fetch-promotions'
  | 'errors.failed-to-fetch-collections'
  | 'errors.failed-to-fetch-collection-groups'
  | 'errors.failed-to-fetch-games'
  | 'errors.failed-to-fetch-categories'
  | 'errors.failed-to-fetch-layouts'
  | 'errors.failed-to-fetch-meta'
  | 'errors.failed-to-fetch-sb-cms-config'
  | 'errors.failed-to-fetch-carousel'
  | 'errors.failed-to-fetch-videos'

/** Loads that a page can be without; who asked for one says so in a notice. */
export type PatientKey = 'errors.failed-to-fetch-special-categories'

/** A content load failed; under a fatal key the page cannot be without it. */
export class ContentError extends Error {
  readonly key: FatalKey | PatientKey

  constructor(key: FatalKey | PatientKey, cause: unknown) {
    super(`${key}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'ContentError'
    this.key = key
  }
}

/** An upstream answered, but not with what its contract promises, or not with a success. */
export class UpstreamError extends Error {
  readonly status: number

  constructor(url: string, status: number, detail: string) {
    super(`${url} answered ${status}: ${detail}`)
    this.name = 'UpstreamError'
    this.status = status
  }
}
