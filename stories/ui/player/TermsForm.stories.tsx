import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Dialog } from '#ui/overlay/Dialog'
import { TermsForm } from '#ui/player/TermsForm'
import { Examples, fits } from '../../matrix.tsx'
import { shows } from '../overlay/play.ts'

const failure = {
  title: 'Acordul tău nu a ajuns la noi',
  text: 'Nimic nu s-a schimbat în cont. Încearcă din nou sau alege „Nu acum” și revino mai târziu.',
}

const meta = {
  component: TermsForm,
  args: {
    summary: (
      <p>
        Termenii noi intră în vigoare pe 1 decembrie. Retragerile se verifică mai repede, iar limitele se pot
        micșora oricând.
      </p>
    ),
    termsHref: '/pagina/termeni',
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof TermsForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'De bifat, apoi de acceptat',
  tags: ['AUT-09'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Am citit și accept' })
    await expect(box).not.toBeChecked()
    const terms = canvas.getByRole('link', { name: /^Citește termenii întregi.*filă nouă$/ })
    await expect(terms).toHaveAttribute('target', '_blank')
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Accept termenii' }))
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

export const Unread: Story = {
  name: 'Nebifați: ce lipsește',
  tags: ['AUT-09'],
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByRole('button', { name: 'Accept termenii' }))
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription(/^Bifează că ai citit/)
    await expect(box).toBeInvalid()
    await expect(args.onAccept).not.toHaveBeenCalled()
  },
}

export const Declined: Story = {
  name: 'Da și nu au aceeași mărime',
  parameters: { visual: { disable: true } },
  play: async ({ args, canvas, userEvent }) => {
    const [no, yes] = canvas.getAllByRole('button')
    await expect(no?.offsetWidth).toBe(yes?.offsetWidth)
    await expect(no?.offsetHeight).toBe(yes?.offsetHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Nu acum' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
  },
}

export const Pending: Story = {
  name: 'Se așteaptă răspunsul',
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept termenii' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Nu acum' }))
    await expect(args.onAccept).not.toHaveBeenCalled()
    await expect(args.onDecline).not.toHaveBeenCalled()
  },
}

export const Failed: Story = {
  name: 'Răspunsul nu a ajuns',
  args: { failure },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Acordul tău nu a ajuns la noi/)
  },
}

export const InDialogOnPhone: Story = {
  name: 'În dialog, pe telefon',
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: '520px' } }, visual: { area: 'window' } },
  render: (args) => (
    <Dialog open title="Am schimbat termenii" onClose={fn()}>
      <TermsForm {...args} />
    </Dialog>
  ),
  play: shows('Am schimbat termenii'),
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    summary: <p>{'Retragerile se verifică mai repede, iar limitele se pot micșora oricând. '.repeat(8)}</p>,
    failure: { ...failure, action: { label: 'Scrie serviciului clienți', href: '/ajutor' } },
  },
  play: fits,
}

export const Matrix: Story = {
  name: 'Variante',
  render: (args) => (
    <Examples
      words={['De bifat', 'Se așteaptă răspunsul', 'Răspunsul nu a ajuns']}
      style={{ display: 'flex', flexWrap: 'wrap', gap: 48 }}
    >
      <TermsForm {...args} />
      <TermsForm {...args} pending />
      <TermsForm {...args} failure={failure} />
    </Examples>
  ),
}
