import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useRef, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { SearchField } from '#ui/controls/SearchField'
import { Dialog } from '#ui/overlay/Dialog'
import { Popover } from '#ui/overlay/Popover'
import { MenuList } from '#ui/shell/MenuList'
import { subMenuEntries } from '../shell/entries.ts'
import { Opener, paragraphs } from './openers.tsx'
import { closed, opened, shows } from './play.ts'

type Props = ComponentProps<typeof Dialog>

const meta = {
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '480px' } }, visual: { area: 'window' } },
  args: {
    open: true,
    onClose: fn(),

    title: 'Sesiunea se încheie',
    children: 'Nu ai mai făcut nimic de 20 de minute. Din motive de siguranță te deconectăm în curând.',
    footer: (
      <>
        <Button tone="primary">Rămân conectat</Button>
        <Button>Ieși din cont</Button>
      </>
    ),
  },
  render: ({ open, onClose: _, ...props }: Props, { id }) => (
    <Opener key={id} label="Deschide" initially={open}>
      {(state) => <Dialog {...props} {...state} />}
    </Opener>
  ),
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'O întrebare cu două răspunsuri', play: shows('Sesiunea se încheie') }

export const OnAPhone: Story = {
  name: 'Pe telefon',
  globals: { viewport: { value: 'phone' } },
  play: shows('Sesiunea se încheie'),
}

export const Small: Story = { name: 'Mic', args: { size: 's' }, play: shows('Sesiunea se încheie') }

export const Large: Story = {
  name: 'Mare',
  args: { size: 'l', title: 'Contul meu', children: paragraphs, footer: undefined },
  globals: { viewport: { value: 'desktop' } },
  play: shows('Contul meu'),
}

const menu = {
  title: 'Meniu',
  footer: undefined,
  children: <MenuList label="Meniu" items={subMenuEntries} />,
} satisfies Partial<Props>

export const AtTheStart: Story = {
  name: 'Lipit de marginea stângă',
  args: { ...menu, shape: 'start' },
  play: shows('Meniu'),
}

export const AtTheEnd: Story = {
  name: 'Lipit de marginea dreaptă',
  args: { ...menu, shape: 'end' },
  globals: { viewport: { value: 'phone' } },
  play: shows('Meniu'),
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  args: {
    title: 'Nu am putut confirma bonusul de bun venit pentru jocurile de păcănele',
    children: paragraphs,
  },
  globals: { viewport: { value: 'narrow' } },
  play: shows(/^Nu am putut/),
}

function Question() {
  const [open, setOpen] = useState(true)
  const decline = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      urgent
      open={open}
      onClose={() => setOpen(false)}
      title="Accepți bonusul?"
      description="20 de rotiri gratuite la Regina Nilului."
      initialFocus={decline}
      footer={
        <>
          <Button ref={decline} onClick={() => setOpen(false)}>
            Nu acum
          </Button>
          <Button tone="primary">Accept</Button>
        </>
      }
    />
  )
}

export const Urgent: Story = {
  name: 'Urgent: focusul stă pe răspunsul cel mai blând',
  tags: ['proof', 'KIT-03'],
  parameters: { visual: { disable: true } },
  render: () => <Question />,
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Accepți bonusul?' })
    await expect(dialog).toHaveAccessibleDescription('20 de rotiri gratuite la Regina Nilului.')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Nu acum' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await closed()
  },
}

export const Guarded: Story = {
  name: 'Apăsarea alături nu pierde ce s-a scris',
  tags: ['proof'],
  args: { closesBeside: false },
  parameters: { visual: { disable: true } },
  play: async ({ userEvent }) => {
    const dialog = await opened('Sesiunea se încheie')
    await userEvent.click(dialog.previousElementSibling as HTMLElement)
    await expect(dialog).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Închide' }))
    await closed()
  },
}

function Noted() {
  const [text, setText] = useState('regina')
  return (
    <SearchField
      label="Caută"
      value={text}
      onValueChange={setText}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || text === '') return
        event.stopPropagation()
        setText('')
      }}
    />
  )
}

export const EscapeInField: Story = {
  name: 'Escape este întâi al câmpului',
  tags: ['proof', 'KIT-03'],
  args: { children: <Noted /> },
  parameters: { visual: { disable: true } },
  play: async ({ userEvent }) => {
    const dialog = await opened('Sesiunea se încheie')
    const field = screen.getByRole('searchbox', { name: 'Caută' })
    await userEvent.click(field)
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('')
    await expect(dialog.closest('[data-open]')).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await closed()
  },
}

export const WithPopover: Story = {
  name: 'Cu o explicație deschisă peste el',
  args: {
    children: (
      <Popover label="De ce" trigger={<Button icon="info">De ce</Button>}>
        Așa cere regulamentul.
      </Popover>
    ),
  },
  play: async ({ userEvent }) => {
    const dialog = await opened('Sesiunea se încheie')
    await userEvent.click(screen.getByRole('button', { name: 'De ce' }))
    const popover = await screen.findByRole('dialog', { name: 'De ce' })
    const { left, top } = popover.getBoundingClientRect()
    await expect(popover.contains(document.elementFromPoint(left + 8, top + 8))).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect(dialog).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'De ce' })).toHaveFocus())
  },
}
