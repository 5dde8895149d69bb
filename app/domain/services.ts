import type { SettablePath } from '#app/api/contract/player/gateway.ts'

/** The upstreams that the browser calls directly. */
export type ServiceName =
  | 'assets'
  | 'casino'
  | 'gateway'
  | 'platform'
  | 'hub'
  | 'notifications'
  | 'messages'
  | 'prematch'
  | 'gm'
  | 'account'
  | 'microFrontends'
  | 'chat'
  | 'analytics'
  | 'errors'

/**
 * Their addresses, without a closing slash: paths of ours or absolute ones. The same for every visitor; a service
 * without an address is disabled.
 */
export type Services = {
  assets: string
  /** Paths of the gateway that differ from those of the contract. */
  gatewayPaths?: Partial<Record<SettablePath, string>>
  /** Share of errors that browsers report, above 0 and at most 1; without it they report none (S2 9). */
  errorRate?: number
  /** Origins of micro-frontends besides that of their service. */
  microFrontendOrigins?: readonly string[]
  /** Addresses whose origins may frame preview and exchange messages with it; in preview only. */
  contentSystems?: readonly string[]
} & Partial<Record<ServiceName, string>>
