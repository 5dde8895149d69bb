import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { site } from './meta.ts'
import { desktop, isWholePage, phone, unpictured } from './page.ts'
import { catalogueAnswers } from './previewPages.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  args: { path: '/preview/catalog', answers: catalogueAnswers() },
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Starea catalogului, pentru operatori',
  tags: ['CMS-04'],
  ...desktop,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Starea catalogului')
    const coming = within(await canvas.findByRole('region', { name: /^Urmează/ }))
    await expect(coming.getAllByRole('listitem')).toHaveLength(2)
    await expect(coming.getByText('2 din 43')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Starea catalogului, pe telefon',
  ...phone,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Starea catalogului')
    await expect(await canvas.findByRole('link', { name: /^Sărbătoarea recoltei/ })).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Catalogul nu s-a încărcat',
  args: { faults: { '/api/preview/catalogue': 503 } },
  parameters: unpictured,
  play: async ({ canvas }) => {
    await isWholePage(canvas, 'Starea catalogului')
    await expect(await canvas.findByRole('button', { name: /Reîncearcă|Încearcă din nou/ })).toBeVisible()
  },
}
