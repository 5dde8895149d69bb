import { useEffect } from 'react'
import { answerAddress } from '#app/content/page.ts'
import { useShell } from '#app/content/shell.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { isPreviewPath } from '#app/domain/preview.ts'
import { usePlace } from '#app/navigation/place.tsx'
import { mayDownload } from '#app/platform/connection.ts'
import { logFailure } from '#app/platform/failures.ts'
import { canKeepSite, hasWorker, keepSite } from '#app/platform/offline/registration.ts'
import { createPreferences } from '#app/platform/preferences.ts'
import { useStored } from '#app/platform/visit.ts'
import { whenIdle } from '#app/platform/whenIdle.ts'

/** Pages that can be loaded without a connection although they were not opened: where visits begin, and all games. */
const starts = [addressOf('lobby'), addressOf('all-games')]

/** Paths of the pages to which the menus of this lobby lead. */
function useMenuPaths(): readonly string[] {
  const { mainMenu, subMenu } = useShell()
  const paths = [...mainMenu, ...subMenu].map(({ href }) => href.split(/[?#]/, 1)[0] ?? '')
  return [...new Set(paths)].filter((path) => /^\/(?!\/)/.test(path))
}

/** Keeps the page at `here`, the pages at `paths`, and the catalogue. */
async function keep(here: string, paths: readonly string[]): Promise<void> {
  await whenIdle()
  const lists = new Set([...starts, ...paths])
  await keepSite({
    document: [...new Set([...starts, here])],
    data: [...lists].map((path) => answerAddress(path)),
  })
}

/** Keeps the site for use without a connection, in an idle moment, unless the visitor saves data or the connection is slow. */
export function SiteKeeper() {
  const { offline } = useStored(createPreferences)
  const { pathname, search } = usePlace()
  const here = pathname + search
  const paths = useMenuPaths().join(' ')
  useEffect(() => {
    if (!hasWorker() || !offline || !canKeepSite() || !mayDownload() || isPreviewPath(here)) return
    // The site works without it, and the next page tries again.
    keep(here, paths.split(' ')).catch((error: unknown) => logFailure('offline', error))
  }, [offline, here, paths])
  return null
}
