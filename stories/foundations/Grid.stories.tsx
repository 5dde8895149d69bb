import type { Meta, StoryObj } from '@storybook/react-vite'
import json from '#tokens/dist/tokens.json'
import styles from './foundations.module.css'

const meta = { title: 'Grilă', id: 'fundatii-grila' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Steps = Record<string, { css: string }>

const breakpoints = Object.entries(json.breakpoint as Steps)
const rows: [string, Steps][] = [
  ['Margine', json.gutter],
  ['Distanță', json.gap],
  ['Între rânduri', json['row-gap']],
  ...Object.entries(json['per-view'] as Record<string, Steps>),
]

/** A step without its own value keeps the one before it. */
function valueAt(steps: Steps, breakpoint: string): string {
  const upTo = breakpoints.slice(0, breakpoints.findIndex(([name]) => name === breakpoint) + 1)
  return upTo.map(([name]) => steps[name]?.css).findLast(Boolean) ?? ''
}

export const Breakpoints: Story = {
  name: 'Praguri și dale pe rând',
  render: () => (
    <section className={styles.group}>
      <h2 className={styles.title}>Praguri și dale pe rând</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.cell} scope="col">
              De la
            </th>
            {breakpoints.map(([name, { css }]) => (
              <th key={name} className={styles.cell} scope="col">
                {name} · {css}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([title, steps]) => (
            <tr key={title}>
              <th className={styles.cell} scope="row">
                {title}
              </th>
              {breakpoints.map(([name]) => (
                <td key={name} className={styles.cell}>
                  {valueAt(steps, name)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ),
}

/** As many columns as the width of this frame gives room to, with the gaps of its step. */
export const Columns: Story = {
  name: 'Coloane',
  render: () => (
    <div style={{ display: 'flex', gap: 'var(--gap)', overflow: 'hidden' }}>
      {Array.from({ length: 12 }, (_, index) => index + 1).map((column) => (
        <div
          key={column}
          className={styles.corner}
          style={{
            flex: 'none',
            inlineSize: 'calc((100% - var(--gap) * (var(--per-view-default) - 1)) / var(--per-view-default))',
          }}
        />
      ))}
    </div>
  ),
}
