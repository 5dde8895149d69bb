import { redirect } from 'react-router-dom'
import { addressOf } from '#app/domain/addresses.ts'
import { isPreviewPath, withPreview } from '#app/domain/preview.ts'

type LoaderArgs = { request: Request }

/** The winners' area begins with the recent ones (RTE-10). */
function lead({ request }: LoaderArgs): never {
  const { pathname, search } = new URL(request.url)
  throw redirect(withPreview(addressOf('winners-recent'), isPreviewPath(pathname)) + search)
}

export const loader = lead
export const clientLoader = lead

/** Never renders: the loader always redirects. */
export default function WinnersStartRoute() {
  return null
}
