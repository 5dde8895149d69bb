import type { Meta, StoryObj } from '@storybook/react-vite'
import json from '#tokens/dist/tokens.json'
import styles from './foundations.module.css'

const meta = { title: 'Tipografie', id: 'fundatii-tipografie' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const samples: Record<string, string> = {
  numeric: '1.284.907,36 lei',
  text: 'Țâșnesc scântei și monede în șuvoi — aramă',
}

const sampleOf = (name: string) => (name.startsWith('numeric') ? samples.numeric : samples.text)

export const Styles: Story = {
  name: 'Stiluri de text',
  render: () => (
    <section className={styles.group}>
      <h2 className={styles.title}>Stiluri de text</h2>
      {Object.keys(json.type).map((name) => (
        <div key={name} style={{ marginBlockEnd: 24 }}>
          <p style={{ font: `var(--type-${name})`, fontStretch: `var(--stretch-${name})` }}>
            {sampleOf(name)}
          </p>
          <code className={styles.name}>
            font: var(--type-{name}); font-stretch: var(--stretch-{name})
          </code>
        </div>
      ))}
    </section>
  ),
}

const letters = 'Aa Ăă Ââ Bb Cc Dd Ee Ff Gg Hh Ii Îî Jj Kk Ll Mm Nn Oo Pp Qq Rr Ss Șș Tt Țț Uu Vv Ww Xx Yy Zz'

/** Comma below, not cedilla, in both faces. */
export const Alphabet: Story = {
  name: 'Alfabet românesc',
  render: () => (
    <section className={styles.group}>
      <h2 className={styles.title}>Archivo și Onest</h2>
      {['title-2', 'reading'].map((name) => (
        <p
          key={name}
          style={{
            font: `var(--type-${name})`,
            fontStretch: `var(--stretch-${name})`,
            marginBlockEnd: 16,
          }}
        >
          {letters} „0123456789”
        </p>
      ))}
    </section>
  ),
}
