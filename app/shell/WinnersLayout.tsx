import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { addressOf } from '#app/domain/addresses.ts'
import { withoutPreview } from '#app/domain/preview.ts'
import { MenuStrip } from '#ui/shell/MenuStrip'
import { SiteLayout } from './SiteLayout.tsx'

export { loadShell as loader, loadShellInBrowser as clientLoader } from '#app/loaders.ts'
export { LayoutError as ErrorBoundary } from './LayoutError.tsx'
export { shellChanges as shouldRevalidate } from './shellChanges.ts'

type LayoutProps = { loaderData: { shell: string; preview: boolean } }

/** The winners' area: one page for each list. */
function WinnersNav() {
  const { formatMessage } = useIntl()
  const pathname = withoutPreview(useLocation().pathname)
  const items = [
    { id: 'winners.recent', href: addressOf('winners-recent') },
    { id: 'winners.jackpot', href: addressOf('winners-jackpot') },
    { id: 'winners.hall', href: addressOf('winners-hall-of-fame') },
  ] as const
  return (
    <MenuStrip
      label={formatMessage({ id: 'winners.nav' })}
      items={items.map(({ id, href }) => ({
        id,
        href,
        label: formatMessage({ id }),
        current: href === pathname,
      }))}
    />
  )
}

/** The winners' area. */
export default function WinnersLayout({ loaderData }: LayoutProps) {
  return <SiteLayout loaderData={loaderData} menu={<WinnersNav />} />
}
