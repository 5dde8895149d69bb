import type { messages } from './messages.ts'
import type { moreMessages } from './moreMessages.ts'

declare global {
  namespace FormatjsIntl {
    interface Message {
      /** An unknown message id does not compile. */
      ids: keyof typeof messages | keyof typeof moreMessages
    }
  }
}
