import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { mend } from './answers.ts'
import { site } from './meta.ts'
import { type Canvas, coveredParameters, desktop, phone, unpictured } from './page.ts'
import { goBack, panelGone, panelOpen } from './panels.ts'
import type { Site } from './Site.tsx'

const meta = {
  ...site,
  // The first list stays: without a list of the service it is always the category's.
  args: { path: '/turnee', answers: { '/api/special-categories?lobby=Casino': [] } },
  parameters: coveredParameters,
} satisfies Meta<typeof Site>

export default meta
type Story = StoryObj<typeof meta>
type Press = {
  click: (element: Element) => Promise<void>
  type: (element: Element, text: string) => Promise<void>
}

async function openSearch(canvas: Canvas, userEvent: Press, name = /^Caută/) {
  const opener = await canvas.findByRole('button', { name })
  await userEvent.click(opener)
  const panel = within(await panelOpen('SearchPanel', 'Caută'))
  await waitFor(() => expect(panel.getByRole('combobox')).toHaveFocus())
  return { opener, panel, field: panel.getByRole('combobox') }
}

export const Default: Story = {
  ...desktop,
  name: 'Căutarea, înainte de a scrie',
  play: async ({ canvas, userEvent }) => {
    const { panel } = await openSearch(canvas, userEvent)
    await expect(await panel.findByRole('heading', { name: 'Recomandate' })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Cuprum Play' })).toBeVisible()
  },
}

export const Typing: Story = {
  name: 'La tastare: pe grupe, cu literele găsite',
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const { panel, field } = await openSearch(canvas, userEvent)
    await userEvent.type(field, 'carp')
    await expect(await panel.findByRole('group', { name: /^Jocuri/ })).toBeVisible()
    await expect(panel.getByRole('option', { name: /Ruleta Carpați/ })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  name: 'Pe telefon',
  ...phone,
  play: async ({ canvas, userEvent }) => {
    const { panel } = await openSearch(canvas, userEvent)
    await expect(await panel.findByRole('heading', { name: 'Recomandate' })).toBeVisible()
  },
}

/** „egipt sub 1 leu”, typed letter by letter. */
async function askFor(canvas: Canvas, userEvent: Press) {
  const opened = await openSearch(canvas, userEvent)
  await userEvent.type(opened.field, 'egipt sub 1 leu')
  const understood = within(await opened.panel.findByRole('list', { name: 'Ce am înțeles' }))
  await expect(await opened.panel.findByRole('group', { name: /^Jocuri \d/ })).toBeVisible()
  return { ...opened, understood }
}

export const Sentence: Story = {
  name: 'O propoziție: ce am înțeles stă sub câmp',
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const { panel, understood } = await askFor(canvas, userEvent)
    await expect(understood.getByText('Miză până la 1 leu')).toBeVisible()
    await expect(panel.getByRole('option', { name: /Regina Nilului/ })).toBeVisible()
  },
}

export const SentenceOnAPhone: Story = {
  name: 'O propoziție, pe telefon',
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await askFor(canvas, userEvent)
  },
}

export const SentenceChanged: Story = {
  name: 'O condiție se schimbă în câmp sau se scoate',
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const { panel, field, understood } = await askFor(canvas, userEvent)
    await userEvent.click(understood.getByRole('button', { name: 'Schimbă în câmp: Miză până la 1 leu' }))
    const { selectionStart, selectionEnd, value } = field as HTMLInputElement
    await expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('sub 1 leu')
    await userEvent.click(understood.getByRole('button', { name: 'Scoate: Miză până la 1 leu' }))
    await expect(field).toHaveValue('egipt')
    await expect(field).toHaveFocus()
    await expect(panel.queryByRole('list', { name: 'Ce am înțeles' })).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  name: 'Nimic găsit',
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const { panel, field } = await openSearch(canvas, userEvent)
    await userEvent.type(field, 'qqqq')
    await waitFor(() => expect(panel.queryAllByRole('option')).toHaveLength(0))
    await expect(await panel.findByRole('heading', { name: 'Recomandate' })).toBeVisible()
  },
}

/** The frame and its field do not wait for the catalogue. */
export const Opening: Story = {
  name: 'La deschidere, cât jocurile încă vin',
  tags: ['SEA-05'],
  args: { faults: { '/api/catalogue': 'hang' } },
  ...desktop,
  play: async ({ canvas, userEvent }) => {
    const { panel } = await openSearch(canvas, userEvent)
    await expect(panel.getByRole('search').querySelector('[aria-busy]')).toBeVisible()
    await expect(panel.queryByRole('heading', { name: 'Recomandate' })).toBeNull()
  },
}

export const OpeningOnAPhone: Story = { ...Opening, ...phone, name: 'La deschidere, pe telefon' }

export const Loading: Story = {
  name: 'Jocurile încă vin; ce s-a tastat așteaptă',
  args: { faults: { '/api/catalogue': 'hang' } },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const { panel, field } = await openSearch(canvas, userEvent)
    await userEvent.type(field, 'nil')
    await expect(panel.queryAllByRole('option')).toHaveLength(0)
    mend()
    await expect(await panel.findByRole('option', { name: /Regina Nilului/ })).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Jocurile nu au venit; Reîncearcă le aduce',
  args: { faults: { '/api/catalogue': 500 } },
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const { panel } = await openSearch(canvas, userEvent)
    await expect(await panel.findByText('Nu am putut încărca jocurile.')).toBeVisible()
    await expect(panel.getByRole('search').querySelector('[aria-busy]')).toBeNull()
    mend()
    await userEvent.click(panel.getByRole('button', { name: 'Reîncearcă' }))
    await expect(await panel.findByRole('heading', { name: 'Recomandate' })).toBeVisible()
  },
}

export const Back: Story = {
  name: 'Înapoi închide căutarea',
  tags: ['proof'],
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const { opener } = await openSearch(canvas, userEvent)
    goBack()
    await panelGone(() => opener)
  },
}

export const Closed: Story = {
  name: 'Escape închide căutarea',
  tags: ['proof'],
  ...desktop,
  parameters: unpictured,
  play: async ({ canvas, userEvent }) => {
    const { opener } = await openSearch(canvas, userEvent)
    await userEvent.keyboard('{Escape}')
    await panelGone(() => opener)
  },
}
