import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { BalanceToggle, type BalanceToggleProps } from '#ui/player/BalanceToggle'
import { Examples } from '../../matrix.tsx'

const meta = {
  component: BalanceToggle,
  args: { value: 1245.8, masked: false, onToggle: fn() },
} satisfies Meta<typeof BalanceToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Soldul la vedere' }

export const Masked: Story = { name: 'Soldul ascuns', args: { masked: true } }

export const Pending: Story = {
  name: 'Soldul încă nu a venit',
  args: { value: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Sold' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Se încarcă soldul')).toBeInTheDocument()
    const eye = canvas.getByRole('button', { name: 'Ascunde soldul' })
    await userEvent.tab()
    await expect(eye).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).not.toHaveBeenCalled()
  },
}

const failedMoney = { value: undefined, onRetry: fn() }

export const Failed: Story = {
  name: 'Soldul nu a venit: se poate cere din nou',
  tags: ['BAL-01'],
  args: failedMoney,
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Sold' })
    await expect(group).toHaveTextContent('Reîncearcă')
    await expect(group).not.toHaveTextContent('Se încarcă')
    await userEvent.click(canvas.getByRole('button', { name: 'Reîncearcă: soldul nu a putut fi încărcat' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  name: 'Soldul se cere din nou',
  args: { ...failedMoney, retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Sold' })).toHaveAttribute('aria-busy', 'true')
  },
}

function Remembering({ onToggle, ...rest }: BalanceToggleProps) {
  const [masked, setMasked] = useState(false)
  return (
    <BalanceToggle
      {...rest}
      masked={masked}
      onToggle={(next) => {
        setMasked(next)
        onToggle(next)
      }}
    />
  )
}

export const Hiding: Story = {
  name: 'Ascuns nu mai este nicăieri în pagină',
  tags: ['proof', 'BAL-03'],
  render: (args) => <Remembering {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const group = canvas.getByRole('group')
    const { width } = group.getBoundingClientRect()
    const eye = canvas.getByRole('button', { name: 'Ascunde soldul', pressed: false })
    await expect(group).toHaveTextContent('1.245,80 lei')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onToggle).toHaveBeenLastCalledWith(true)
    await expect(eye).toHaveAccessibleName('Ascunde soldul')
    await expect(eye).toHaveAttribute('aria-pressed', 'true')
    await expect(group.textContent).not.toMatch(/\d/)
    await expect(group.getBoundingClientRect().width).toBe(width)
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).toHaveBeenLastCalledWith(false)
    await expect(group).toHaveTextContent('1.245,80 lei')
    await expect(group.getBoundingClientRect().width).toBe(width)
  },
}

const sums = [undefined, 0, 84.5, 1245.8, 99999.99, 999999.99, 1284907.36]

export const SameWidth: Story = {
  name: 'Orice sumă ocupă același loc',
  tags: ['proof', 'MNU-05'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {sums.map((value) => (
        <BalanceToggle key={String(value)} {...args} value={value} />
      ))}
      <BalanceToggle {...args} masked />
      <BalanceToggle {...args} {...failedMoney} />
    </div>
  ),
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('group').map((group) => group.getBoundingClientRect().width)
    await expect(widths).toEqual(widths.map(() => widths[0]))
  },
}

export const OnPhone: Story = {
  name: 'Pe telefon toată pastila este buton',
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Remembering {...args} />,
  play: async ({ canvas, userEvent }) => {
    const eye = canvas.getByRole('button', { name: 'Ascunde soldul' })
    await expect(eye.getBoundingClientRect().width).toBeGreaterThan(80)
    await userEvent.click(eye)
    await expect(eye).toHaveAttribute('aria-pressed', 'true')
  },
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['La vedere', 'Sub cursor', 'Cu focus', 'Ascuns', 'Încă nu a venit', 'Nu a venit']}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}
    >
      {[undefined, 'show-hover', 'show-focus'].map((className) => (
        <BalanceToggle key={String(className)} {...args} className={className} />
      ))}
      <BalanceToggle {...args} masked />
      <BalanceToggle {...args} value={undefined} />
      <BalanceToggle {...args} {...failedMoney} />
    </Examples>
  ),
}
