import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrastPairs } from './contrastPairs.ts'
import styles from './foundations.module.css'
import { Specimen, Specimens } from './Specimen.tsx'
import { tokensOf } from './tokenList.ts'
import { useThemeOn } from './useThemeOn.ts'

const meta = { title: 'Culori', id: 'fundatii-culori' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

function RoleSpecimens() {
  const theme = useThemeOn()
  return (
    <Specimens title="Culori după rol">
      {tokensOf('color').map(({ name, ...values }) => (
        <Specimen key={name} name={`--${name}`} value={values[theme]}>
          <div className={styles.swatch} style={{ background: `var(--${name})` }} />
        </Specimen>
      ))}
    </Specimens>
  )
}

/** Value of the role in the theme that is on; the names are those of the stylesheet. */
export const Roles: Story = {
  name: 'Roluri',
  render: () => <RoleSpecimens />,
}

export const Palette: Story = {
  name: 'Paletă',
  render: () => (
    <Specimens title="Paletă (numai pentru rolurile de mai sus)">
      {tokensOf('palette').map(({ name, dark }) => (
        <Specimen key={name} name={name} value={dark}>
          <div className={styles.swatch} style={{ background: dark }} />
        </Specimen>
      ))}
    </Specimens>
  ),
}

function ContrastTable() {
  const theme = useThemeOn()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {['Culoare', 'Pe', 'Contrast', 'Necesar', 'Verdict'].map((title) => (
            <th key={title} className={styles.cell} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {contrastPairs(theme).map(({ name, on, ratio, needed }) => (
          <tr key={`${name} ${on}`}>
            <th className={styles.cell} scope="row">
              <code>{name}</code>
            </th>
            <td className={styles.cell}>
              <code>{on}</code>
            </td>
            <td className={styles.cell}>{ratio.toFixed(2)}</td>
            <td className={styles.cell}>{needed}</td>
            <td className={styles.cell} data-pass={ratio >= needed}>
              {ratio >= needed ? '✓ trece' : '✗ nu trece'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Computed from the tokens, for the theme that is on. */
export const Contrast: Story = {
  name: 'Contrast',
  render: () => (
    <section className={styles.group}>
      <h2 className={styles.title}>Contrast măsurat (WCAG 2.2)</h2>
      <ContrastTable />
    </section>
  ),
}
