export { HeroCarousel, type HeroCarouselProps } from './HeroCarousel.tsx'
export { HeroSlide, type HeroSlideProps } from './HeroSlide.tsx'
