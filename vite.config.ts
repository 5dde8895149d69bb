import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { groups, pageGraph, panelFiles } from './vite.chunks.ts'
import { compiledMessages, css, cssTarget, inlineScripts } from './vite.shared.ts'

const staticUrl = process.env.STATIC_URL ?? ''
if (staticUrl && !/^https?:\/\/[\w.:-]+$/.test(staticUrl)) {
  throw new Error(`STATIC_URL must be an http(s) origin without a path (it is "${staticUrl}")`)
}

export default defineConfig(({ command }) => ({
  base: command === 'build' ? `${staticUrl}/` : '/',
  experimental: {
    // Fonts are excluded, and browsers refuse icons from a sprite of another origin.
    renderBuiltUrl: (file, { type }) => (type === 'public' || file.endsWith('.svg') ? `/${file}` : undefined),
  },
  plugins: [inlineScripts(panelFiles), reactRouter(), pageGraph],
  css,
  resolve: { alias: command === 'build' ? compiledMessages : [] },
  // A package first met in a route would make the first page of a fresh development server reload.
  optimizeDeps: {
    include: [
      ...['react-dom/client', 'react-router/dom', 'react-router-dom', 'react-intl', '@tanstack/react-query'],
      ...['valibot', 'clsx', 'swiper', 'swiper/modules', '@floating-ui/dom', 'framer-motion/dom/mini'],
      ...['@radix-ui/react-dialog', '@radix-ui/react-popover', '@radix-ui/react-slot'],
    ],
  },
  // One stylesheet: with several the first paint on slow networks waits for the last one.
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
        // For the service of error reports; `scripts/build.mjs` moves them out of the served folder.
        sourcemap: 'hidden',
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
