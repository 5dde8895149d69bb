import type { PageContent, PageDraft } from './draft.ts'
import { lobbyCrumb } from './lists.ts'

/** `/liste`: the lists that a visitor has made; the query names one of them, which only the browser knows. */
export const listsPage = (content: PageContent): PageDraft => ({
  title: content.words.lists,
  lobby: 'Casino',
  main: { type: 'OwnLists', filters: content.settings.enabledFilters },
  unlisted: true,
  trail: [lobbyCrumb(content, 'Casino')],
  kind: 'WebPage',
})
