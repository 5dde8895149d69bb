import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { css, inlineScripts } from '../vite.shared.ts'

/** Storybook's own, so that the router's plugin never gets into it; what concerns the build stands in main.ts. */
export default defineConfig({ plugins: [inlineScripts, react()], css })
