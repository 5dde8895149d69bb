// Which pictures Chromatic takes: one per state that counts, in more modes where theme or width change what is seen.

import type { ArgTypesEnhancer } from 'storybook/internal/types'

type Mode = { theme: 'dark' | 'light'; viewport: { value: 'narrow' | 'tablet' | 'w1280' } }
type Shown = { id: string; title: string; tags?: readonly string[] }

const sizes = { 360: 'narrow', 768: 'tablet', 1280: 'w1280' } as const

const mode = (theme: Mode['theme'], width: keyof typeof sizes): Record<string, Mode> => ({
  [`${theme} ${width}`]: { theme, viewport: { value: sizes[width] } },
})

const bothThemes = (width: keyof typeof sizes) => ({ ...mode('dark', width), ...mode('light', width) })

/** A page's usual state at every width; its other states on a phone, where most visitors meet them. */
const modesOfPage = (id: string) =>
  id.endsWith('--default')
    ? { ...bothThemes(360), ...bothThemes(768), ...bothThemes(1280) }
    : mode('dark', 360)

/** All states of a component, and its usual one: colours differ by theme, and nothing else shows all of them. */
const isBothThemes = (id: string) => /--(?:matrix|states[\w-]*|typical|default)$/.test(id)

/** Chromatic's modes of a story; none for tests that show nothing new, and for walls of other stories' frames. */
export function modesOf({ id, title, tags = [] }: Shown): Record<string, Mode> {
  if (tags.includes('proof') || tags.includes('frames')) return {}
  if (title.startsWith('Pagini/')) return modesOfPage(id)
  return isBothThemes(id) ? bothThemes(1280) : mode('dark', 1280)
}

/** Sets Chromatic's parameters of a story; a story without a picture here has none there. Only enhancers know the tags. */
export const withChromatic: ArgTypesEnhancer = (story) => {
  const modes = modesOf(story)
  const isOff = story.parameters.visual?.disable || Object.keys(modes).length === 0
  // Each story's parameters are an object of its own.
  Object.assign(story.parameters, { chromatic: isOff ? { disableSnapshot: true } : { modes } })
  return story.argTypes
}
