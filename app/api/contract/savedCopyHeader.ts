/** Header of a response from a cache of the service worker: the time when the server had sent it (ISO 8601). */
export const SAVED_COPY_HEADER = 'x-kept'
