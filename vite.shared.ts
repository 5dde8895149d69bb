import { build, type Plugin, type Rollup, type UserConfig } from 'vite'

const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

/** The same engines for the minifier, which would otherwise rewrite `light-dark()` for older ones. */
export const cssTarget = ['chrome123', 'firefox121', 'safari17.5']

/** The oldest engines with `light-dark()`; what the app, Storybook and the tests all compile for. */
export const css: UserConfig['css'] = {
  transformer: 'lightningcss',
  lightningcss: {
    // The kit's container names are shared by all its stylesheets.
    cssModules: { container: false },
    targets: { chrome: version(123), firefox: version(121), safari: version(17, 5) },
  },
}

/** Production builds only: messages are compiled to syntax trees, so the ICU parser is dead weight. */
export const compiledMessages = [
  ...['messages', 'moreMessages', 'gameMessages', 'liveMessages', 'previewMessages'].map((name) => ({
    find: `#app/platform/messages/${name}.ts`,
    replacement: `${import.meta.dirname}/app/platform/messages/compiled/${name}.ts`,
  })),
  {
    find: /^@formatjs\/icu-messageformat-parser$/,
    replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
  },
]

/** Stories have no server for pictures: addresses of pictures are replaced by those of the sandbox's drawings. */
export const storyPictures = [
  { find: '#app/domain/images.ts', replacement: `${import.meta.dirname}/stories/app/pictures.ts` },
]

const INLINE = '?inline-script'

/**
 * A TypeScript file with its imports as the text of one classic script, for `import text from
 * './file.ts?inline-script'`. In it `PANEL_FILES` are addresses of the build's files that panels need.
 */
export const inlineScripts = (panelFiles: readonly string[] = []): Plugin => ({
  name: 'inline-scripts',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(INLINE)) return undefined
    const { output } = (await build({
      configFile: false,
      logLevel: 'silent',
      define: { PANEL_FILES: JSON.stringify(panelFiles) },
      build: {
        write: false,
        modulePreload: false,
        target: 'es2024',
        rollupOptions: { input: id.slice(0, -INLINE.length), output: { format: 'iife' } },
      },
    })) as Rollup.RollupOutput
    for (const file of Object.keys(output[0].modules)) this.addWatchFile(file)
    return `export default ${JSON.stringify(output[0].code.replaceAll('</', '<\\/').trim())}`
  },
})
