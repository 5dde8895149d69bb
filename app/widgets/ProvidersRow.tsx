import { useIntl } from 'react-intl'
import type { ProvidersSlice } from '#app/api/contract/slices.ts'
import { ProviderCard } from '#ui/game/ProviderCard'
import { Rail } from '#ui/layout/Rail'
import { useAssets } from './useAssets.ts'

const LOGO_WIDTH = 240

/** CMS widget `Providers`: the studios, each with its logo in the theme's version. */
export function ProvidersRow({ slice: { title, href, items } }: { slice: ProvidersSlice }) {
  const { formatMessage } = useIntl()
  const { asset } = useAssets()
  const logo = (id: string | undefined) => (id ? asset(id, LOGO_WIDTH) : undefined)
  return (
    <Rail
      layout="Provider"
      title={title}
      action={href ? { href, label: formatMessage({ id: 'widget.all' }) } : undefined}
    >
      {items.map(({ slug, lightLogo, darkLogo, ...item }) => (
        <ProviderCard {...item} key={slug} lightLogo={logo(lightLogo)} darkLogo={logo(darkLogo)} />
      ))}
    </Rail>
  )
}
