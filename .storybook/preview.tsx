import '../ui/foundation/layers.css'
import '../tokens/dist/tokens.css'
import '../tokens/dist/grid.css'
import '../ui/foundation/fallbackFaces.css'
import '../ui/foundation/base.css'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Decorator, Preview } from '@storybook/react-vite'
import { type ReactNode, useEffect } from 'react'
import { IntlProvider } from 'react-intl'
import { configure } from 'storybook/test'
import { messages } from '#app/platform/messages/messages.ts'
import { copiedCode, type Example } from '#stories/copiedCode.ts'
import { argTypesOf, completeArgTypes, descriptionOf } from '#stories/guide/argTypes.ts'
import { LinkElement, type LinkProps } from '#ui/foundation/Link'
import { kitMessages } from '#ui/foundation/messages/kit.ts'
import { ModalStack } from '#ui/overlay/ModalStack'
import { withChromatic } from '../scripts/pictures/chromatic.ts'
import { ComponentPage } from './ComponentPage.tsx'
import { applyConditions, type Conditions } from './conditions.ts'
import './fonts.ts'
import { Frame, type FrameKind } from './Frame.tsx'
import { lengthenTexts } from './longTexts.ts'
import { theme } from './theme.ts'
import { globalTypes, initialGlobals, viewports } from './toolbar.ts'

/** A link without navigation, so that pressing it keeps the story. */
function StillLink({ onClick, ...rest }: LinkProps) {
  const still: LinkProps = {
    ...rest,
    onClick(event) {
      event.preventDefault()
      onClick?.(event)
    },
  }
  return <a {...still} />
}

const withSurroundings: Decorator = (Story, { parameters }) =>
  // The site's stories have their own frame.
  parameters.frame === 'site' ? <Story /> : <Surrounded frame={parameters.frame} story={<Story />} />

const Surrounded = ({ frame, story }: { frame: FrameKind; story: ReactNode }) => (
  <IntlProvider locale="ro" messages={{ ...messages, ...kitMessages }}>
    <LinkElement value={StillLink}>
      <ModalStack>
        <Frame kind={frame}>{story}</Frame>
      </ModalStack>
    </LinkElement>
  </IntlProvider>
)

/** The pseudo-locale changes the page itself, so that it includes the texts of the stories. */
function LongTexts({ children }: { children: ReactNode }) {
  useEffect(lengthenTexts, [])
  return children
}

const withConditions: Decorator = (Story, { globals }) => {
  const { input, motion, text, texts } = globals as Conditions & { texts: 'ro' | 'long' }
  applyConditions({ input, motion, text })
  const { audience, date, network } = globals
  const story = <Story key={[input, motion, text, texts, audience, date, network].join()} />
  return texts === 'long' ? <LongTexts>{story}</LongTexts> : story
}

/** A browser under remote control: unit runs and the check of the built Storybook. */
const tested = import.meta.env.MODE === 'test' || navigator.webdriver

// A second, the default, is too little for a busy machine.
if (tested) configure({ asyncUtilTimeout: 10_000 })

/** Shows stories in both themes for comparison; tests use one theme at a time. */
const withBothThemes: Decorator = (Story, { id }) => {
  if (tested || !/--(?:matrix|states[\w-]*)$/.test(id)) return <Story />
  return (['dark', 'light'] as const).map((colorScheme) => (
    <div key={colorScheme} className="themeHalf" style={{ colorScheme }}>
      <Story />
    </div>
  ))
}

/** The code below an example, with the imports that it needs. */
const ownCode = (source: string, story: Partial<Example>) =>
  story.originalStoryFn ? copiedCode(source, story as Example) : source

const preview: Preview = {
  argTypesEnhancers: [completeArgTypes, withChromatic],
  decorators: [
    withBothThemes,
    withSurroundings,
    withConditions,
    withThemeByDataAttribute({
      themes: { dark: 'dark', system: 'system', light: 'light' },
      defaultTheme: 'dark',
      attributeName: 'data-theme',
    }),
  ],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    viewport: { options: viewports },
    a11y: {
      // Axe does not know forced colours and would judge ours instead.
      test: window.matchMedia('(forced-colors: active)').matches ? 'off' : 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // A component alone is not a page: it needs neither landmarks nor a main heading.
      config: {
        rules: ['region', 'landmark-one-main', 'page-has-heading-one'].map((id) => ({ id, enabled: false })),
      },
    },
    docs: {
      theme,
      page: ComponentPage,
      source: { transform: ownCode },
      extractArgTypes: argTypesOf,
      extractComponentDescription: descriptionOf,
    },
    options: {
      storySort: {
        order: [
          'Ghid',
          'Fundații',
          'Componente',
          ['foundation', 'controls', 'feedback', 'overlay'],
          'CMS',
          ['Atelier'],
          'Pagini',
        ],
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
