import { create } from 'storybook/theming'

/** Storybook's own surfaces in the colours of the dark theme. */
export const theme = create({
  base: 'dark',
  brandTitle: 'Aramă',
  brandUrl: './',
  colorPrimary: '#f99751',
  // Bright enough for texts on the bar; behind the white text of the opened entry Storybook darkens it.
  colorSecondary: '#e0813f',
  appBg: '#0e1818',
  appContentBg: '#081011',
  appPreviewBg: '#081011',
  appBorderColor: '#2b3839',
  barBg: '#0e1818',
  barSelectedColor: '#fdb57e',
  barHoverColor: '#fdb57e',
  textColor: '#f7f3eb',
  textMutedColor: '#9ba6a0',
  fontBase: "'Onest Variable', system-ui, sans-serif",
})
