import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ComplianceFooter } from '#ui/shell/ComplianceFooter'
import { under } from '../../matrix.tsx'
import { compliance } from './entries.ts'
import { showStates } from './showStates.ts'

const meta = {
  component: ComplianceFooter,
  parameters: { frame: 'bare' },
  args: { compliance },
} satisfies Meta<typeof ComplianceFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Operator, licență, vârstă, ajutor, legături',
  tags: ['CPL-01'],
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo')
    await expect(footer).toHaveTextContent('Aramă Entertainment SRL')
    await expect(footer).toHaveTextContent(
      'Licența seria L1234567W000001 nr. 1, valabilă până la 31 mai 2030',
    )
    await expect(footer).toHaveTextContent('Jocurile de noroc sunt interzise minorilor.')
    await expect(footer).toHaveTextContent(compliance.responsibleText)
    await expect(canvas.getByRole('img', { name: '18+' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /ONJN/ })).toHaveAttribute('href', 'https://onjn.gov.ro/')
    await expect(canvas.getByRole('link', { name: '0800 800 099' })).toHaveAttribute('href', 'tel:0800800099')
    for (const { label, url } of compliance.links) {
      await expect(canvas.getByRole('link', { name: label })).toHaveAttribute('href', url)
    }
  },
}

export const WithCookies: Story = {
  name: 'Cu setările cookie-urilor',
  tags: ['ANA-03'],
  args: { onCookies: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Setări cookie-uri' }))
    await expect(args.onCookies).toHaveBeenCalledOnce()
  },
}

export const WithPreferences: Story = {
  name: 'Cu preferințele acestui dispozitiv',
  args: { onPreferences: fn(), onCookies: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Preferințe' }))
    await expect(args.onPreferences).toHaveBeenCalledOnce()
    await expect(args.onCookies).not.toHaveBeenCalled()
  },
}

export const OnPhone: Story = {
  name: 'Pe telefon',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}

const mark = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48"><rect width="48" height="48" rx="24" fill="#00635c"/><rect x="60" y="14" width="100" height="20" fill="#101f1f"/></svg>',
)}`

export const WithMark: Story = {
  name: 'Cu marca autorității',
  tags: ['CPL-01'],
  args: { compliance: { ...compliance, regulator: { ...compliance.regulator, mark } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'ONJN' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /ONJN/ })).toHaveAttribute('href', 'https://onjn.gov.ro/')
  },
}

export const WithBrokenMark: Story = {
  name: 'Numele ține locul unei mărci care nu vine',
  tags: ['proof', 'CPL-01'],
  args: { compliance: { ...compliance, regulator: { ...compliance.regulator, mark: 'data:image/png,x' } } },
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ONJN')).toBeVisible()
    await expect(canvas.queryByRole('img', { name: 'ONJN' })).not.toBeInTheDocument()
  },
}

export const WithoutPhoneNumber: Story = {
  name: 'Fără număr de telefon',
  args: { compliance: { ...compliance, helpline: { ...compliance.helpline, phone: undefined } } },
}

export const LongestText: Story = {
  name: 'Cel mai lung text',
  globals: { viewport: { value: 'phone' } },
  args: {
    compliance: {
      ...compliance,
      regulator: { name: 'Oficiul Național pentru Jocuri de Noroc', url: 'https://onjn.gov.ro/' },
      responsibleText: `${compliance.responsibleText} `.repeat(3),
    },
  },
}

export const Matrix: Story = {
  name: 'Variante',
  decorators: under('Legături sub cursor și cu focus'),
  play: async ({ canvasElement }) => {
    showStates(canvasElement, { hover: [2, 4], focus: [3, 5] })
  },
}
