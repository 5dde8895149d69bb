import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { compiledMessages, css } from './vite.shared.ts'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  css,
  resolve: { alias: command === 'build' ? compiledMessages : [] },
  optimizeDeps: { include: ['@tanstack/react-query', 'react-intl'] },
  build: { cssMinify: 'lightningcss', target: 'baseline-widely-available', assetsInlineLimit: 0 },
  // `rollupOptions`: the React Router plugin reads only the old key.
  environments: { ssr: { build: { target: 'node24', rollupOptions: { input: './server/app.ts' } } } },
}))
