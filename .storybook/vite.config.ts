import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { css } from '../vite.shared.ts'

/** Storybook's own, so that the router's plugin never gets into it. */
export default defineConfig({
  plugins: [react()],
  css,
  build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
})
