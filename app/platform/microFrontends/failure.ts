/** Why a micro-frontend cannot be used; the log shows it. */
export type FailureKind =
  | 'NoService'
  | 'WrongName'
  | 'ForeignOrigin'
  | 'NotRegistered'
  | 'ThrewAtLoad'
  | 'ThrewAtMount'
  | 'ThrewAtUnmount'
  | 'TouchedThePage'
  | 'NotReady'

/** The error of a micro-frontend; its name is its kind, which is all that is logged. */
export class MicroFrontendError extends Error {
  constructor(kind: FailureKind, cause?: unknown) {
    super(kind, { cause })
    this.name = kind
  }
}
