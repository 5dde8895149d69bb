/** The upstreams that the browser talks to itself. */
export type ServiceName =
  | 'assets'
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
 * Their addresses, without a closing slash: paths of ours or absolute ones. The same for everyone; a service without an
 * address is not there.
 */
export type Services = { assets: string } & Partial<Record<ServiceName, string>>
