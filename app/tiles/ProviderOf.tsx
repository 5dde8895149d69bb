import type { ProvidersSlice } from '#app/api/contract/slices.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { ProviderCard } from '#ui/game/ProviderCard'

const LOGO_WIDTH = 240

/** A provider's card with the logo in the theme's version. */
export function ProviderOf({
  item: { slug: _, lightLogo, darkLogo, ...card },
}: {
  item: ProvidersSlice['items'][number]
}) {
  const { asset } = useAssets()
  const logo = (id: string | undefined) => (id ? asset(id, LOGO_WIDTH) : undefined)
  return <ProviderCard {...card} lightLogo={logo(lightLogo)} darkLogo={logo(darkLogo)} />
}
