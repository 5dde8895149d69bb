/** The used part of framer-motion, as a chunk that is loaded before the first animation. */
export { animate } from 'framer-motion/dom/mini'
