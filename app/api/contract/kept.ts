/** Header of a response that the service worker gives from this device: when the server had sent it (ISO 8601). */
export const KEPT_HEADER = 'x-kept'
