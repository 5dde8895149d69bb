import type { Meta, StoryObj } from '@storybook/react-vite'
import { CmsWidget } from './CmsWidget.tsx'
import { widgetStories } from './widgetStories.ts'

const { typical, minimal, maximal, onAPhone, loading, empty, failed, longest, broken } =
  widgetStories('Providers')

const meta = { component: CmsWidget, args: typical.args } satisfies Meta<typeof CmsWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = { ...typical, name: 'Obișnuit' }
export const Minimal: Story = { ...minimal, name: 'Cu cele mai puține câmpuri' }
export const Maximal: Story = { ...maximal, name: 'Cu toate câmpurile' }
export const OnAPhone: Story = { ...onAPhone, name: 'Pe telefon' }
export const Loading: Story = { ...loading, name: 'Se încarcă' }
export const Empty: Story = { ...empty, name: 'Fără nimic de arătat' }
export const Failed: Story = { ...failed, name: 'Datele nu au venit' }
export const Longest: Story = { ...longest, name: 'Cel mai lung text' }
export const Broken: Story = { ...broken, name: 'Un câmp greșit este numit', tags: ['CMS-05'] }
