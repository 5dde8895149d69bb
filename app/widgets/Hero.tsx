import { useIntl } from 'react-intl'
import type { CarouselSlice } from '#app/api/contract/slices.ts'
import { HeroCarousel, HeroSlide } from '#ui/layout/HeroCarousel'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'
import { useAssets } from './useAssets.ts'

/** CMS widget `Carousel`: the slides of a lobby's carousel. */
export function Hero({ slice: { slides, strip } }: { slice: CarouselSlice }) {
  const { formatMessage } = useIntl()
  const { asset } = useAssets()
  return (
    <HeroCarousel label={formatMessage({ id: 'widget.hero' })}>
      {slides.map(({ id, image, ...slide }, index) => (
        <HeroSlide
          {...slide}
          key={id}
          first={index === 0}
          picture={{ src: asset(image, 640), srcSet: `${asset(image, 320)} 320w, ${asset(image, 640)} 640w` }}
          strip={<ComplianceStrip {...strip} />}
        />
      ))}
    </HeroCarousel>
  )
}
