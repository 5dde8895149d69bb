import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { type Theme, ThemeRow, ThemeSwitch } from '#ui/shell/ThemeSwitch'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: ThemeSwitch,
  args: { theme: 'dark', onThemeChange: fn() },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

function Remembering({ onThemeChange }: { onThemeChange: (next: Theme) => void }) {
  const [theme, setTheme] = useState<Theme>('dark')
  return (
    <ThemeSwitch
      theme={theme}
      onThemeChange={(next) => {
        setTheme(next)
        onThemeChange(next)
      }}
    />
  )
}

export const Default: Story = { name: 'Întunecată' }

export const System: Story = { name: 'După sistem', args: { theme: 'system' } }

export const Light: Story = { name: 'Luminoasă', args: { theme: 'light' } }

export const Cycle: Story = {
  name: 'Apăsat trece prin cele trei teme',
  tags: ['proof', 'KIT-01'],
  render: ({ onThemeChange }) => <Remembering onThemeChange={onThemeChange} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveAccessibleName('Temă: întunecată. Comută la sistem')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAccessibleName('Temă: sistem. Comută la luminoasă')
    await userEvent.keyboard(' ')
    await expect(button).toHaveAccessibleName('Temă: luminoasă. Comută la întunecată')
    await userEvent.click(button)
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('dark')
    await expect(args.onThemeChange).toHaveBeenCalledTimes(3)
  },
}

export const Row: Story = {
  name: 'În meniu: cele trei, una lângă alta',
  render: ({ theme, onThemeChange }) => (
    <div style={{ inlineSize: 280 }}>
      <ThemeRow theme={theme} onThemeChange={onThemeChange} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Întunecată' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Luminoasă' }))
    await expect(args.onThemeChange).toHaveBeenLastCalledWith('light')
    const tops = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(1)
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={[
        'Întunecată',
        'Întunecată, sub cursor',
        'Întunecată, cu focus',
        'După sistem',
        'După sistem, sub cursor',
        'După sistem, cu focus',
        'Luminoasă',
        'Luminoasă, sub cursor',
        'Luminoasă, cu focus',
      ]}
      style={{ display: 'flex', gap: 16 }}
    >
      {(['dark', 'system', 'light'] as const).flatMap((theme) =>
        [undefined, 'show-hover', 'show-focus'].map((className) => (
          <ThemeSwitch key={theme + className} {...args} theme={theme} className={className} />
        )),
      )}
    </Examples>
  ),
}
