import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { CarouselSlice } from '#app/api/contract/slices.ts'
import { createHeroSlide } from '#app/content/tint/tint.ts'
import { useAssets } from '#app/content/useAssets.ts'
import { useStore } from '#app/platform/visit.ts'
import { HeroCarousel, HeroSlide } from '#ui/layout/HeroCarousel'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'

const widths = [320, 640, 960]

/** CMS widget `Carousel`: the slides of a lobby's carousel. */
export function Hero({ slice: { slides, strip } }: { slice: CarouselSlice }) {
  const { formatMessage } = useIntl()
  const { asset } = useAssets()
  const shown = useStore(createHeroSlide)
  const tell = useCallback((index: number) => shown.set(slides[index]?.id), [shown, slides])
  return (
    <HeroCarousel
      label={formatMessage({ id: 'widget.hero' })}
      strip={<ComplianceStrip {...strip} />}
      onTurn={tell}
    >
      {slides.map(({ id, image, color: _, ...slide }, index) => (
        <HeroSlide
          {...slide}
          key={id}
          first={index === 0}
          picture={{ src: asset(image, 640), srcSet: widths.map((w) => `${asset(image, w)} ${w}w`).join() }}
        />
      ))}
    </HeroCarousel>
  )
}
