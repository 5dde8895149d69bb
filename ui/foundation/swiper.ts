/** The used part of Swiper, as a chunk that is loaded at the first gesture. */
export { Swiper } from 'swiper'
export { EffectFade, Mousewheel } from 'swiper/modules'
