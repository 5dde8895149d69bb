import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { FormFailure, type FormFailureProps } from '#ui/feedback/FormFailure'
import { fits, matrixOf } from '../../matrix.tsx'

const meta = {
  component: FormFailure,
  args: {
    failure: {
      title: 'Numele sau parola nu se potrivesc',
      text: 'Contul tău este în siguranță. Verifică parola și încearcă din nou.',
    },
  },
  decorators: (Story) => (
    <div style={{ maxInlineSize: 400 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof FormFailure>

export default meta
type Story = StoryObj<typeof meta>

function Sent({ failure }: FormFailureProps) {
  const [sent, setSent] = useState(false)
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <FormFailure failure={sent ? failure : undefined} />
      <Button onClick={() => setSent(true)}>Trimite</Button>
    </div>
  )
}

export const Default: Story = {
  name: 'Locul mesajului, înainte de a fi spus',
  render: (args) => <Sent {...args} />,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('alert')
    await expect(region).toBeEmptyDOMElement()
    await expect(region.offsetHeight).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Trimite' }))
    await expect(canvas.getByRole('alert')).toBe(region)
    await expect(region).toHaveTextContent(/^Numele sau parola nu se potrivesc/)
  },
}

export const WithAction: Story = {
  name: 'Cu o ieșire',
  args: {
    failure: {
      title: 'Contul este blocat pentru siguranță',
      text: 'Au fost prea multe încercări. Banii și limitele tale nu s-au schimbat.',
      action: { label: 'Deblochează contul', href: 'https://cont.arama.test/deblocare' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Deblochează contul' })).toHaveFocus()
  },
}

export const TitleOnly: Story = {
  name: 'Numai titlul',
  args: { failure: { title: 'Nu am putut ajunge la server' } },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    failure: {
      title: 'Nu am putut verifica numele și parola, pentru că serviciul de conturi nu răspunde acum',
      text: 'Jocurile demonstrative și lobby-ul merg mai departe. Încearcă din nou peste câteva minute sau scrie serviciului clienți.',
      action: { label: 'Scrie serviciului clienți despre această problemă', href: '/ajutor' },
    },
  },
  play: fits,
}

export const Matrix: Story = {
  ...matrixOf(meta, { TitleOnly, WithAction, LongestText }),
  name: 'Variante',
}
