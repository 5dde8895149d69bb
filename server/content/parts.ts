import type { ContentApi } from '#app/api/content.ts'
import type { Fault } from '#app/api/contract/faults.ts'
import type { PageParts } from '#app/api/contract/pages.ts'
import type { Slice } from '#app/api/contract/slices.ts'
import type { PageContent, PageDraft } from '#app/domain/pages/draft.ts'
import { lobbyNamedIn } from '#app/domain/pages/index.ts'
import { mainOutline } from '#app/domain/problems/outline.ts'
import { pageFaults } from '#app/domain/problems/pageFaults.ts'
import { pagePictures, pictureFaults } from '#app/domain/problems/pictures.ts'
import type { RouteMatch } from '#app/domain/routeMatch.ts'
import { editorParts } from './editorParts.ts'
import { createChecks, type FaultOptions } from './faults.ts'
import { prefixLinks, sanitizeHtml } from './html.ts'
import type { Lists } from './lists.ts'
import { menuFaults } from './menuFaults.ts'
import { createWidgets } from './widgets.ts'

export type PartsOptions = Pick<FaultOptions, 'isRedirected' | 'assets'> & {
  api: Pick<ContentApi, 'report'>
  get: Lists['get']
  keep: (slice: Slice) => string
  /** Editors see invalid widgets, and the problems of each; visitors do not. */
  forEditors: boolean
  /** Origins of other sites whose pictures the policy allows. @default none */
  pictureOrigins?: ReadonlySet<string>
  /** Origins of other sites that pages may frame. @default none */
  frameOrigins?: ReadonlySet<string>
  /** A draft as the content system has it; `undefined` if that is not known. */
  inputOf: (record: object) => unknown
}

type DrawnParts = Pick<PageParts, 'parts' | 'playerRows' | 'invalidWidgets' | 'faults' | 'outline'>

const none: ReadonlySet<string> = new Set()

/** Makes the parts of a page from the widgets of its layout, for editors with all problems of the page. */
export function createParts({ get, keep, api, forEditors, isRedirected, inputOf, ...options }: PartsOptions) {
  const { pictureOrigins: origins = none, frameOrigins = none, assets } = options
  const sanitize = async (html: string) => prefixLinks(await sanitizeHtml(html), forEditors)
  const widgets = createWidgets({ keep, report: api.report, sanitize })

  async function drawn({ widgets: placed }: PageDraft, content: PageContent): Promise<DrawnParts> {
    if (!placed) return { parts: [], invalidWidgets: [] }
    const [carousels, videos] = await Promise.all([get('carousels'), get('videos')])
    const cut = await widgets(placed, { ...content, carousels, videos })
    if (forEditors) {
      const checks = createChecks({
        content,
        records: { carousels, videos, inputOf },
        origins,
        isRedirected,
        sanitize,
        assets,
      })
      return editorParts(placed.inputs, cut, checks)
    }
    const { parts, playerRows } = cut
    return { parts, ...(playerRows.length > 0 && { playerRows }), invalidWidgets: [] }
  }

  /** Menus are on every page; their problems are shown on the start page of their lobby. */
  const ofMenus = (content: PageContent, { name }: RouteMatch) =>
    name === 'lobby' || name === 'live-casino'
      ? menuFaults({ get, inputOf, content, isRedirected }, lobbyNamedIn(name))
      : []

  async function ofPictures(content: PageContent, match: RouteMatch): Promise<Fault[]> {
    if (!assets) return []
    const pictures = await pagePictures(content, match)
    return pictureFaults(pictures, await assets.states(pictures))
  }

  return async (page: PageDraft, content: PageContent, match: RouteMatch): Promise<DrawnParts> => {
    if (!forEditors) return drawn(page, content)
    const [parts, own, pictures, inMenus, promotions] = await Promise.all([
      drawn(page, content),
      pageFaults({ ...content, inputOf }, match, frameOrigins),
      ofPictures(content, match),
      ofMenus(content, match),
      page.main?.type === 'PromotionList' ? content.promotions() : [],
    ])
    const faults = [...own, ...pictures, ...inMenus]
    const outline = mainOutline(page.main, promotions.length)
    return { ...parts, ...(faults.length > 0 && { faults }), ...(outline && { outline }) }
  }
}
