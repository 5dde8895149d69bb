export { LazyImage, type LazyImageProps, PLACEHOLDER } from './LazyImage.tsx'
