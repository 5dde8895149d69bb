import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { groups, pageGraph } from './vite.chunks.ts'
import { compiledMessages, css, cssTarget } from './vite.shared.ts'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), pageGraph],
  css,
  resolve: { alias: command === 'build' ? compiledMessages : [] },
  // A package first met in a route would make the first page of a fresh development server reload.
  optimizeDeps: {
    include: [
      ...['react-dom/client', 'react-router/dom', 'react-router-dom', 'react-intl', '@tanstack/react-query'],
      ...['valibot', 'clsx', 'swiper', 'swiper/modules', '@floating-ui/dom', 'framer-motion/dom/mini'],
      ...['@radix-ui/react-dialog', '@radix-ui/react-popover'],
    ],
  },
  // One stylesheet: on a phone's line the first paint waits for the last of several.
  build: {
    cssCodeSplit: false,
    cssTarget,
    cssMinify: 'lightningcss',
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
  },
  // `rollupOptions`: the React Router plugin reads only the old key.
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: { groups },
          },
        },
      },
    },
    ssr: { build: { target: 'node24', rollupOptions: { input: './server/app.ts' } } },
  },
}))
