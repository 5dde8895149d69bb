import { useEffect } from 'react'
import { pageDataAddress } from '#app/content/pageQuery.ts'
import { useShell } from '#app/content/shell.ts'
import { addressOf } from '#app/domain/addresses.ts'
import { isPreviewPath } from '#app/domain/preview.ts'
import { usePageLocation } from '#app/navigation/pageLocation.tsx'
import { mayDownload } from '#app/platform/connection.ts'
import { logFailure } from '#app/platform/logFailure.ts'
import { hasWorker, keepSite, type Wanted } from '#app/platform/offline/registration.ts'
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

async function keep(wanted: Wanted): Promise<void> {
  await whenIdle()
  // The site works without it, and a later page or visit tries again.
  await keepSite(wanted).catch((error: unknown) => logFailure('offline', error))
}

/** Keeps the site for use without a connection, in an idle moment, unless the visitor saves data or the connection is slow. */
export function SiteKeeper() {
  const { offline } = useStored(createPreferences)
  const { pathname, search } = usePageLocation()
  const here = pathname + search
  const paths = useMenuPaths().join(' ')
  const isOn = offline && hasWorker() && mayDownload() && !isPreviewPath(here)
  useEffect(() => {
    const lists = new Set([...starts, ...paths.split(' ')])
    if (isOn) void keep({ document: starts, data: [...lists].map((path) => pageDataAddress(path)) })
  }, [isOn, paths])
  useEffect(() => {
    if (isOn && !starts.includes(here)) void keep({ document: [here], data: [] })
  }, [isOn, here])
  return null
}
