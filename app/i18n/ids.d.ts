import type { messages } from './messages.ts'

declare global {
  namespace FormatjsIntl {
    interface Message {
      /** A message that does not exist does not compile. */
      ids: keyof typeof messages
    }
  }
}
