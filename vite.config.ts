import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'
import { compiledMessages, css, cssTarget } from './vite.shared.ts'

/** Roots of the first page: every page loads what they bring, so it comes in one file. */
const FIRST_PAGE = /\/app\/(?:root|entry\.client|routes\/lobby|shell\/DefaultLayout)\.tsx(?:\?.*)?$/

/** Tells which modules of ours the first page brings, by walking the finished graph. */
function createFirstPage() {
  const modules = new Set<string>()
  const plugin: Plugin = {
    name: 'first-page',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart: () => modules.clear(),
    buildEnd() {
      const waiting = [...this.getModuleIds()].filter((id) => FIRST_PAGE.test(id))
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (modules.has(id)) continue
        modules.add(id)
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
      }
    },
  }
  return { plugin, has: (id: string) => modules.has(id) }
}

const firstPage = createFirstPage()

const isShared = (id: string): boolean => /[\\/](?:ui|app)[\\/]/.test(id) && firstPage.has(id)

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), firstPage.plugin],
  css,
  resolve: { alias: command === 'build' ? compiledMessages : [] },
  // A package first met in a route would make the first page of a fresh development server reload.
  optimizeDeps: {
    include: [
      ...['react-dom/client', 'react-router/dom', 'react-router-dom', 'react-intl', '@tanstack/react-query'],
      ...['valibot', 'clsx', 'swiper', 'swiper/modules', '@floating-ui/dom'],
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
    // What several chunks share comes as one: a dozen small files cost more in headers than in text.
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'site', test: isShared, minShareCount: 2 }] },
          },
        },
      },
    },
    ssr: { build: { target: 'node24', rollupOptions: { input: './server/app.ts' } } },
  },
}))
