import { useIntl } from 'react-intl'
import type { ProvidersSlice } from '#app/api/contract/slices.ts'
import { ProviderOf } from '#app/tiles/ProviderOf.tsx'
import { Rail } from '#ui/layout/Rail'

/** CMS widget `Providers`: the studios, each with its logo in the theme's version. */
export function ProvidersRow({ slice: { title, href, items } }: { slice: ProvidersSlice }) {
  const { formatMessage } = useIntl()
  return (
    <Rail
      layout="Provider"
      title={title}
      action={href ? { href, label: formatMessage({ id: 'widget.all' }) } : undefined}
    >
      {items.map((item) => (
        <ProviderOf key={item.slug} item={item} />
      ))}
    </Rail>
  )
}
