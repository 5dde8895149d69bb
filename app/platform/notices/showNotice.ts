import type { SnackbarRequest } from '#ui/feedback/Snackbars'
import type { Visit } from '../visit.ts'
import { notify } from './notify.ts'

type Ids = NonNullable<FormatjsIntl.Message['ids']>

/** Formats messages outside React; the messages are loaded at the first call. */
async function wordsFor(): Promise<(id: Ids) => string> {
  const [{ sharedIntl }, { moreMessages }] = await Promise.all([
    import('../messages/sharedIntl.ts'),
    import('#app/platform/messages/moreMessages.ts'),
  ])
  const { formatMessage } = sharedIntl(document.documentElement.lang, moreMessages as never)
  return (id) => formatMessage({ id })
}

/** Shows a notice from code outside React, at most once at a time. */
export async function showNotice(
  visit: Visit,
  requestIn: (words: (id: Ids) => string) => SnackbarRequest,
): Promise<void> {
  await notify(visit, { limit: 1, ...requestIn(await wordsFor()) })
}
