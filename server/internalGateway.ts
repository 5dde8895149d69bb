import { sandboxServices } from './services.ts'

type Given = { GATEWAY_INSIDE_URL?: string | undefined; BLOOMREACH_URL?: string | undefined }

/**
 * The gateway's address for this server, which may differ from the browsers' one; a player's list needs a session
 * there.
 */
export function internalGatewayUrl(
  { GATEWAY_INSIDE_URL: inside }: Given,
  gateway: string | undefined,
  sandbox: string,
): string | undefined {
  if (inside) return inside
  if (gateway === sandboxServices.gateway) return `${sandbox}/gateway`
  return gateway?.startsWith('http') ? gateway : undefined
}

/** A marketing platform without a gateway would be a setting without effect. */
export const personalisedNeeds = (
  { BLOOMREACH_URL: url }: Given,
  gatewayUrl: string | undefined,
): string[] =>
  url && !gatewayUrl
    ? ['GATEWAY_INSIDE_URL is missing (BLOOMREACH_URL needs the gateway as this server reaches it)']
    : []
