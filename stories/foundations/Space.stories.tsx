import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './foundations.module.css'
import { Specimen, Specimens } from './Specimen.tsx'
import { tokensOf } from './tokenList.ts'

const meta = { title: 'Spațiu și formă', id: 'fundatii-spatiu' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Space: Story = {
  name: 'Spațiu',
  render: () => (
    <Specimens title="Spațiu">
      {tokensOf('space').map(({ name, dark }) => (
        <Specimen key={name} name={`--${name}`} value={dark}>
          <div className={styles.bar} style={{ inlineSize: `var(--${name})` }} />
        </Specimen>
      ))}
    </Specimens>
  ),
}

export const Radius: Story = {
  name: 'Colțuri',
  render: () => (
    <Specimens title="Colțuri">
      {tokensOf('radius').map(({ name, dark }) => (
        <Specimen key={name} name={`--${name}`} value={dark}>
          <div className={styles.corner} style={{ borderRadius: `var(--${name})` }} />
        </Specimen>
      ))}
    </Specimens>
  ),
}

export const Elevation: Story = {
  name: 'Ridicare',
  render: () => (
    <Specimens title="Ridicare">
      {tokensOf('shadow').map(({ name }) => (
        <Specimen key={name} name={`--${name}`}>
          <div className={styles.raised} style={{ boxShadow: `var(--${name})` }} />
        </Specimen>
      ))}
      <Specimen name="--metal" value="numai decor: monedă, cifre de top, linia jackpotului">
        <div className={styles.raised} style={{ background: 'var(--metal)' }} />
      </Specimen>
    </Specimens>
  ),
}

export const Sizes: Story = {
  name: 'Mărimi',
  render: () => (
    <Specimens title="Mărimi fixe">
      {tokensOf('size').map(({ name, dark }) => (
        <Specimen key={name} name={`--${name}`} value={dark}>
          <div className={styles.bar} style={{ inlineSize: `min(100%, var(--${name}))` }} />
        </Specimen>
      ))}
    </Specimens>
  ),
}

export const Layers: Story = {
  name: 'Straturi',
  render: () => (
    <Specimens title="Straturi, de jos în sus">
      {tokensOf('layer').map(({ name, dark }) => (
        <Specimen key={name} name={`--${name}`} value={dark}>
          <div className={styles.bar} style={{ inlineSize: 72 }} />
        </Specimen>
      ))}
    </Specimens>
  ),
}
