import type { Meta, StoryObj } from '@storybook/react-vite'
import { CmsWidget } from './CmsWidget.tsx'
import { widgetStories } from './widgetStories.ts'

const { typical, minimal, maximal, onAPhone, loading, empty, failed, longest, broken } =
  widgetStories('Jackpots')

const meta = { component: CmsWidget, args: typical.args } satisfies Meta<typeof CmsWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = typical
export const Minimal: Story = minimal
export const Maximal: Story = maximal
export const OnAPhone: Story = onAPhone
export const Loading: Story = loading
export const Empty: Story = empty
export const Failed: Story = failed
export const Longest: Story = longest
export const Broken: Story = { ...broken, name: 'CMS-05 Broken: the wrong field is named' }
