import { withoutPreview, withPreview } from './preview.ts'
import { viewIn, withView } from './previewView.ts'

/** Query parameter of a page in the desk's frame, which has no bar of its own. */
const BARE = 'bara'

/** Path and query of a page. */
export type Address = { pathname: string; search: string }

const joined = (pathname: string, query: URLSearchParams): string => {
  const search = query.toString()
  return pathname + (search && `?${search}`)
}

/** Whether the query of an address is that of a page in a frame of the desk. */
export const isBare = (search: string): boolean => new URLSearchParams(search).get(BARE) === 'fara'

/** Which page of preview a frame shows, by the address of its document. */
export const draftPlace = ({ pathname, search }: Address): string => {
  const query = new URLSearchParams(search)
  query.delete(BARE)
  return joined(pathname, query)
}

/** The address of a page of preview in the draft's frame. */
export function draftAddress({ pathname, search }: Address): string {
  const query = new URLSearchParams(search)
  query.set(BARE, 'fara')
  return joined(pathname, query)
}

/** The address of the published page that belongs to a page of preview. */
export const publishedAddress = ({ pathname, search }: Address): string =>
  joined(withoutPreview(pathname), new URLSearchParams(withView(search, {})))

/** The page of preview that belongs to a published page, with the audience and date of `desk`. */
export const placeOfPublished = ({ pathname, search }: Address, desk: Address): string =>
  draftPlace({ pathname: withPreview(pathname, true), search: withView(search, viewIn(desk.search)) })
