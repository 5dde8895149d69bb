import type { ReactNode } from 'react'
import styles from './foundations.module.css'

type SpecimenProps = {
  /** The custom property, ready to copy. */
  name: string
  /** What it is worth. */
  value?: string
  children: ReactNode
}

/** One token: what it looks like, its name, its value. */
export function Specimen({ name, value, children }: SpecimenProps) {
  return (
    <li className={styles.specimen}>
      <div className={styles.sample}>{children}</div>
      <code className={styles.name}>{name}</code>
      {value && <span className={styles.value}>{value}</span>}
    </li>
  )
}

export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}
