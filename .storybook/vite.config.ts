import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { css, inlineScripts } from '../vite.shared.ts'

/** Storybook's own configuration, without the router's plugin; build options are in main.ts. */
export default defineConfig({ plugins: [inlineScripts(), react()], css })
