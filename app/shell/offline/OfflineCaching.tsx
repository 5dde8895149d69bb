import { useEffect } from 'react'
import { pageDataAddress } from '#app/content/pageQuery.ts'
import { useShell } from '#app/content/shell.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { isPreviewPath } from '#app/domain/preview.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { mayDownload } from '#app/platform/firstView/connectionQuality.ts'
import { logFailure } from '#app/platform/logFailure.ts'
import { hasWorker, keepSite, type Wanted } from '#app/platform/offline/registration.ts'
import { createPreferences } from '#app/platform/preferences.ts'
import { useStored } from '#app/platform/visit.ts'
import { whenIdle } from '#app/platform/whenIdle.ts'

/** Pages that are cached although they were not opened: the lobby, and all games. */
const startPages = [addressOf('lobby'), addressOf('all-games')]

/** Paths of the pages to which the menus of this lobby lead. */
function useMenuPaths(): readonly string[] {
  const { mainMenu, subMenu } = useShell()
  const paths = [...mainMenu, ...subMenu].map(({ href }) => href.split(/[?#]/, 1)[0] ?? '')
  return [...new Set(paths)].filter((path) => /^\/(?!\/)/.test(path))
}

async function keep(wanted: Wanted): Promise<void> {
  await whenIdle()
  // The site works without a cache, and a later page or visit retries.
  await keepSite(wanted).catch((error: unknown) => logFailure('offline', error))
}

/** Caches the site for use offline once the browser is idle, unless the visitor saves data or the connection is slow. */
export function OfflineCaching() {
  const { offline } = useStored(createPreferences)
  const { pathname, search } = usePageLocation()
  const here = pathname + search
  const paths = useMenuPaths().join(' ')
  const isOn = offline && hasWorker() && mayDownload() && !isPreviewPath(here)
  useEffect(() => {
    const lists = new Set([...startPages, ...paths.split(' ')])
    if (isOn) void keep({ document: startPages, data: [...lists].map((path) => pageDataAddress(path)) })
  }, [isOn, paths])
  useEffect(() => {
    if (isOn && !startPages.includes(here)) void keep({ document: [here], data: [] })
  }, [isOn, here])
  return null
}
