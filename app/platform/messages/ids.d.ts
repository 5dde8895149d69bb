import type { messages } from '#app/platform/messages/messages.ts'
import type { moreMessages } from '#app/platform/messages/moreMessages.ts'
import type { previewMessages } from '#app/platform/messages/previewMessages.ts'

declare global {
  namespace FormatjsIntl {
    interface Message {
      /** An unknown message id does not compile. */
      ids: keyof typeof messages | keyof typeof moreMessages | keyof typeof previewMessages
    }
  }
}
