import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './foundations.module.css'
import { Specimen, Specimens } from './Specimen.tsx'
import { tokensOf } from './tokenList.ts'

const meta = { title: 'Mișcare', id: 'fundatii-miscare' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function Track({ label, transition }: { label: string; transition: string }) {
  return (
    <button className={styles.track} type="button" aria-label={label}>
      <span className={styles.runner} style={{ display: 'block', transition }} />
    </button>
  )
}

/** Runs on hover and focus; stands still where the system asks for less motion. */
export const Durations: Story = {
  name: 'Durate',
  render: () => (
    <Specimens title="Durate">
      {tokensOf('duration').map(({ name, dark }) => (
        <Specimen key={name} name={`--${name}`} value={dark}>
          <Track label={`Arată ${name}`} transition={`translate var(--${name}) var(--ease-standard)`} />
        </Specimen>
      ))}
    </Specimens>
  ),
}

export const Easings: Story = {
  name: 'Curbe',
  render: () => (
    <Specimens title="Curbe, la 600 ms">
      {tokensOf('ease').map(({ name, dark }) => (
        <Specimen key={name} name={`--${name}`} value={dark}>
          <Track label={`Arată ${name}`} transition={`translate var(--duration-digits) var(--${name})`} />
        </Specimen>
      ))}
    </Specimens>
  ),
}
