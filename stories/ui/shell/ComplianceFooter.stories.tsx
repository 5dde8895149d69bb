import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ComplianceFooter } from '#ui/shell/ComplianceFooter'
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
  name: 'CPL-01 Operator, licence, regulator, age limit, help and every link',
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
  name: 'ANA-03 The cookie settings are among the links',
  args: { onCookies: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Setări cookie-uri' }))
    await expect(args.onCookies).toHaveBeenCalledOnce()
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
}

export const WithoutPhoneNumber: Story = {
  args: { compliance: { ...compliance, helpline: { ...compliance.helpline, phone: undefined } } },
}

export const LongestText: Story = {
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
  play: async ({ canvasElement }) => {
    showStates(canvasElement, { hover: [2, 4], focus: [3, 5] })
  },
}
