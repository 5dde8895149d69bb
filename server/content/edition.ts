import { LRUCache } from 'lru-cache'
import type { ContentApi, ContentOf } from '#app/api/content.ts'
import type { UnsavedRecord } from '#app/api/contract/cmsMessages.ts'
import type { ContentStatus, Lobby } from '#app/api/contract/common.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import { catalogueFileOf } from '#app/domain/catalogueFile.ts'
import type { MenuWords } from '#app/domain/menus.ts'
import type { PageWords } from '#app/domain/pages/draft.ts'
import type { View } from '#app/domain/previewView.ts'
import { shellSlice } from '#app/domain/shellSlice.ts'
import type { Share } from '../fleet/answers.ts'
import { hashOf, packCatalogue } from './catalogueFile.ts'
import { createLists, type Lists } from './lists.ts'
import { memoize } from './memoize.ts'
import { createPages } from './pages.ts'
import { createParts, type PartsOptions } from './parts.ts'
import type { StoreOptions } from './store.ts'
import { readUnsaved, withUnsaved } from './unsaved.ts'

export type ContentOptions = Pick<PartsOptions, 'pictureOrigins' | 'frameOrigins' | 'assets'> & {
  api: ContentApi
  published: StoreOptions
  /** Responses shared by instances; drafts are not shared. @default each instance calls the services itself */
  share?: Share
  /** Called when a value has been renewed after failures. */
  onRecovered?: (key: string) => void
  words: MenuWords
  pageWords: PageWords
  /** The site's public address without a closing slash, or empty. */
  siteUrl: string
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
}

type EditionOptions = ContentOptions & Pick<PartsOptions, 'isRedirected'>

/** Slices by the hash of their content, for requests of the browser. */
function createSlices(slices: Map<string, Slice> | LRUCache<string, Slice> = new LRUCache({ max: 5000 })) {
  return {
    keep(slice: Slice): string {
      const hash = hashOf(JSON.stringify(slice))
      slices.set(hash, slice)
      return hash
    },
    slice: (hash: string) => slices.get(hash),
  }
}

type Keep = ReturnType<typeof createSlices>['keep']

/** Header, menus and footer of each lobby. */
function createShell({ get, catalogue }: Lists, words: MenuWords, keep: Keep) {
  const shellFrom = memoize(
    (
      lobby: Lobby,
      lists: Awaited<ReturnType<typeof catalogue>>,
      layouts: ContentOf<'layouts'>,
      menus: ContentOf<'menus'>,
      submenu: ContentOf<'submenu'>,
      settings: ContentOf<'settings'>,
    ) =>
      keep(shellSlice({ catalogue: lists, layouts, menus, submenu, settings, words, locale: 'ro' }, lobby)),
    2,
  )
  return async (lobby: Lobby): Promise<string> => {
    const content = await Promise.all([
      catalogue(),
      get('layouts'),
      get('menus'),
      get('submenu'),
      get('settings'),
    ])
    return shellFrom(lobby, ...content)
  }
}

/** The content of one status: its lists, and the pages made from them. */
export function createEdition(options: EditionOptions, status: ContentStatus, times: StoreOptions) {
  const { api, words, pageWords, siteUrl, share, now = Date.now } = options
  const forEditors = status === 'Draft'
  /** The inputs from which the drafts were parsed, as long as these are in use. */
  const inputs = new WeakMap<object, unknown>()
  const source = forEditors
    ? { ...api, onEntry: (entry: object, input: unknown) => void inputs.set(entry, input) }
    : api
  const lists = createLists(source, status, times, forEditors ? undefined : share)
  const { get, catalogue } = lists
  const { keep, slice } = createSlices()
  const columnsFrom = memoize(catalogueFileOf)
  const fileFrom = memoize(packCatalogue)

  type Drawing = Pick<PartsOptions, 'keep' | 'inputOf'> & Pick<ContentApi, 'report'>

  const pagesOf = (from: Lists, { keep, report, inputOf }: Drawing) =>
    createPages({
      lists: from,
      keep,
      partsOf: createParts({ ...options, api: { report }, get: from.get, keep, forEditors, inputOf }),
      columnsFrom,
      forEditors,
      words: pageWords,
      siteUrl,
      now,
    })

  const inputOf = (record: object): unknown => inputs.get(record)
  const page = pagesOf(lists, { keep, report: api.report, inputOf })

  /** A page drawn once from records that are not saved; nothing of it is stored or logged. */
  async function unsavedPage(asked: string, view: View, given: readonly UnsavedRecord[]) {
    const { records, invalid, ...unsaved } = readUnsaved(given)
    const own = createSlices(new Map())
    const drawing: Drawing = {
      keep: own.keep,
      report: () => undefined,
      inputOf: (record) => unsaved.inputOf(record) ?? inputOf(record),
    }
    const drawn = await pagesOf(withUnsaved(lists, records), drawing)(asked, view)
    return { page: drawn && { ...drawn, invalidWidgets: [...invalid, ...drawn.invalidWidgets] }, own }
  }

  return {
    get,
    page,
    unsavedPage,
    shell: createShell(lists, words, keep),
    catalogue,
    catalogueFile: async () => fileFrom(columnsFrom(await catalogue())),
    slice,
    isReady: lists.isReady,
    drop: lists.drop,
  }
}
