import { existsSync } from 'node:fs'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig } from 'vite'
import { cssTarget, storyPictures } from '../vite.shared.ts'
import { kitFacts } from './kitFacts.ts'
import { kitProps } from './kitProps.ts'
import { siteRoutes } from './siteRoutes.ts'

const files = '**/*.@(mdx|stories.tsx)'

/** Sidebar: one section per folder of stories/, titles from the paths below it. */
const sections = [
  { directory: '../stories/guide', titlePrefix: 'Ghid', files },
  { directory: '../stories/foundations', titlePrefix: 'Fundații', files },
  { directory: '../stories/ui', titlePrefix: 'Componente', files },
  { directory: '../stories/cms', titlePrefix: 'CMS', files },
  { directory: '../stories/app', titlePrefix: 'Pagini', files },
]

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: sections.filter(({ directory }) => existsSync(`${import.meta.dirname}/${directory}`)),
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
    'storybook-addon-tag-badges',
  ],
  staticDirs: ['../public', { from: '../tokens/dist', to: '/jetoane' }],
  // Stories that prove a behaviour and show nothing new: the sidebar has them when its filter asks for them.
  tags: { proof: { defaultFilterSelection: 'exclude', excludeFromDocsStories: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // On each load the manager makes the server request news from storybook.js.org, whatever the option above says.
  experimental_serverChannel: async (channel) => {
    channel.removeAllListeners('requestWhatsNewData')
    return channel
  },
  // The sidebar's search finds headings, and components by their other names (.storybook/aliases.ts).
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  // Storybook ignores the build options of the file. Without the target `light-dark()` would become variables of the
  // root, and no half of a comparison could have the other theme.
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [siteRoutes(), kitProps(), kitFacts()],
      resolve: { alias: storyPictures },
      build: {
        cssTarget,
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 2000,
        // The code that docs pages show has the names of the components.
        rolldownOptions: { output: { keepNames: true } },
      },
    }),
  // Storybook's own readers of types leave out the props of unions; `kitProps` has them all.
  typescript: { reactDocgen: false, check: false },
}

export default config
