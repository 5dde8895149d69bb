import { sandboxServices } from './services.ts'

type Given = { GATEWAY_INSIDE_URL?: string | undefined; BLOOMREACH_URL?: string | undefined }

/** The gateway as this server reaches it, of which browsers may know another address; who asks for a list has a session there. */
export function gatewayInside(
  { GATEWAY_INSIDE_URL: inside }: Given,
  gateway: string | undefined,
  sandbox: string,
): string | undefined {
  if (inside) return inside
  if (gateway === sandboxServices.gateway) return `${sandbox}/gateway`
  return gateway?.startsWith('http') ? gateway : undefined
}

/** A list that nobody could ask for would be a setting without an effect. */
export const personalisedNeeds = (
  { BLOOMREACH_URL: url }: Given,
  gatewayUrl: string | undefined,
): string[] =>
  url && !gatewayUrl
    ? ['GATEWAY_INSIDE_URL is missing (BLOOMREACH_URL needs the gateway as this server reaches it)']
    : []
