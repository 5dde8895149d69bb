import '../ui/foundation/layers.css'
import '../tokens/dist/tokens.css'
import '../tokens/dist/grid.css'
import '../ui/foundation/base.css'
import { withThemeByDataAttribute } from '@storybook/addon-themes'
import type { Decorator, Preview } from '@storybook/react-vite'
import { IntlProvider } from 'react-intl'
import { messages } from '#app/i18n/messages.ts'
import { LinkElement, type LinkProps } from '#ui/foundation/Link'
import './fonts.ts'
import { Frame } from './Frame.tsx'
import { theme } from './theme.ts'

/** A link that goes nowhere, so that pressing it leaves the story standing. */
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

const withSurroundings: Decorator = (Story, { parameters }) => (
  <IntlProvider locale="ro" messages={messages}>
    <LinkElement value={StillLink}>
      <Frame kind={parameters.frame}>
        <Story />
      </Frame>
    </LinkElement>
  </IntlProvider>
)

const screen = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

const preview: Preview = {
  decorators: [
    withSurroundings,
    withThemeByDataAttribute({
      themes: { dark: 'dark', system: 'system', light: 'light' },
      defaultTheme: 'dark',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    viewport: {
      options: {
        phone: screen('Telefon 390', 390, 844),
        tablet: screen('Tabletă 768', 768, 1024),
        laptop: screen('Laptop 1024', 1024, 768),
        desktop: screen('Desktop 1440', 1440, 900),
      },
    },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      // A component by itself is not a page: it needs neither landmarks around it nor a main heading.
      config: {
        rules: ['region', 'landmark-one-main', 'page-has-heading-one'].map((id) => ({ id, enabled: false })),
      },
    },
    docs: { theme },
    options: {
      storySort: {
        order: ['Ghid', 'Fundații', 'Componente', ['foundation', 'controls', 'feedback', 'overlay'], 'CMS'],
      },
    },
  },
  tags: ['autodocs'],
}

export default preview
