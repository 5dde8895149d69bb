import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon, iconNames } from '#ui/media/Icon'
import { Specimen, Specimens } from './Specimen.tsx'

const meta = { title: 'Pictograme', id: 'fundatii-pictograme' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Regular at rest, filled when active, bold at 16 pixels. */
export const All: Story = {
  name: 'Toate',
  render: () => (
    <Specimens title={`${iconNames.length} pictograme`}>
      {iconNames.map((name) => (
        <Specimen key={name} name={name}>
          <Icon name={name} size={32} />
        </Specimen>
      ))}
    </Specimens>
  ),
}
