/** What the product uses of Swiper, as one chunk that arrives with the first gesture. */
export { Swiper } from 'swiper'
export { EffectFade, Mousewheel } from 'swiper/modules'
