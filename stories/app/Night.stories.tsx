import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PREFERENCES_KEY } from '#app/domain/bootNames.ts'
import { recordedAt } from './fixtures/recorded.ts'
import { site } from './meta.ts'
import { desktop, inWindow, isWholePage, phone } from './page.ts'
import type { Site } from './Site.tsx'

/** Two in the morning for a visitor who wants the tone; the root is as the boot script leaves it. */
function beginNight(): () => void {
  const { dataset } = document.documentElement
  const time = new Date(recordedAt).setHours(2, 0)
  Date.now = () => time
  localStorage.setItem(PREFERENCES_KEY, '{"night":true}')
  dataset.tone = 'night'
  return () => delete dataset.tone
}

const meta = {
  ...site,
  args: { path: '/', parts: 3 },
  parameters: { ...site.parameters, ...inWindow },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Tonul de noapte, în ambele teme',
  ...desktop,
  beforeEach: beginNight,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    await expect(await canvas.findByRole('button', { name: 'Joc responsabil' })).toBeVisible()
    const blended = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).mixBlendMode === 'multiply',
    )
    await expect(blended).toHaveLength(1)
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon, cu pauza în capul paginii',
  ...phone,
  beforeEach: beginNight,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Cazino')
    await expect(await canvas.findByRole('button', { name: 'Joc responsabil și pauză' })).toBeVisible()
  },
}

export const OfAPage: Story = {
  ...OnAPhone,
  name: 'O pagină de text',
  args: { path: '/pagina/contact' },
  play: undefined,
}
