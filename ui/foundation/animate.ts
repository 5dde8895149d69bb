/** What the product uses of framer-motion, as one chunk that arrives with the first thing that may move. */
export { animate } from 'framer-motion/dom/mini'
