import type { StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { WidgetType } from '#app/api/contract/widgets.ts'
import type { CmsWidget } from './CmsWidget.tsx'
import { samples } from './samples.ts'

type Story = StoryObj<typeof CmsWidget>

/**
 * The stories that every widget has: as usual, with the fewest fields, with all, on a phone, with a wrong one, and
 * loading, empty, failed, with the longest texts.
 */
export function widgetStories(type: WidgetType) {
  const { typical, minimal, maximal, broken } = samples[type]
  return {
    typical: {
      args: { json: typical },
      play: async ({ canvas }) => {
        await expect(canvas.queryByRole('list', { name: 'Probleme' })).not.toBeInTheDocument()
      },
    },
    minimal: { args: { json: minimal } },
    maximal: { args: { json: maximal } },
    onAPhone: { args: { json: maximal }, globals: { viewport: { value: 'phone' } } },
    loading: { args: { json: typical, state: 'loading' } },
    empty: {
      args: { json: typical, state: 'empty' },
      play: async ({ canvas }) => {
        await expect(canvas.getByText('Pe site nu apare nimic în acest loc.')).toBeVisible()
      },
    },
    failed: {
      args: { json: typical, state: 'failed' },
      play: async ({ canvas }) => {
        await expect(canvas.getByRole('button', { name: 'Reîncearcă' })).toBeVisible()
      },
    },
    longest: { args: { json: typical, state: 'longest' }, globals: { viewport: { value: 'phone' } } },
    broken: {
      args: { json: broken },
      play: async ({ canvas }) => {
        await expect(await canvas.findByRole('list', { name: 'Probleme' })).toBeVisible()
      },
    },
  } satisfies Record<string, Story>
}
