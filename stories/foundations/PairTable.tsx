import { clsx } from 'clsx'
import { failingIn, type PairRow, themes } from './colorEdits.ts'
import styles from './foundations.module.css'
import workshop from './workshop.module.css'

const columns = ['Culoare', 'Pe', 'Necesar', 'Tema întunecată', 'Tema luminoasă']

const number = new Intl.NumberFormat('ro', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Pairs of colours, each with its contrast and verdict in both themes. */
export function PairTable({ rows }: { rows: readonly PairRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be focusable
    <section className={workshop.scroll} aria-label="Perechile" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} className={styles.cell} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Pair key={`${row.name} ${row.on}`} row={row} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Pair({ row }: { row: PairRow }) {
  const failing = failingIn(row)
  return (
    <tr>
      <th className={styles.cell} scope="row">
        <code>{row.name}</code>
      </th>
      <td className={styles.cell}>
        <code>{row.on}</code>
      </td>
      <td className={styles.cell}>{number.format(row.needed)}</td>
      {themes.map((theme) => (
        <td key={theme} className={clsx(styles.cell, workshop.verdict)} data-pass={!failing.includes(theme)}>
          {number.format(row.ratios[theme])} {failing.includes(theme) ? '✗ nu trece' : '✓ trece'}
        </td>
      ))}
    </tr>
  )
}
