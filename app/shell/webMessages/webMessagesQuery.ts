import { queryOptions } from '@tanstack/react-query'
import { WebMessages } from '#app/api/contract/webMessage.ts'
import { request } from '#app/api/request.ts'
import { isTouch } from '#app/platform/isTouch.ts'

/** Largest accepted response in bytes. */
const MAX_RESPONSE_BYTES = 512 * 1024

/** The platform for which messages are requested. */
const targetOf = (): 'mobile' | 'web' => (isTouch() ? 'mobile' : 'web')

/** The site's messages, from the message service at `address` (S2 7, WEB-01). */
export const webMessagesQuery = (address: string) =>
  queryOptions({
    queryKey: ['webMessages'],
    queryFn: ({ signal }) =>
      request(`${address}/webmessages?target=${targetOf()}`, {
        schema: WebMessages,
        signal,
        maxBytes: MAX_RESPONSE_BYTES,
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
