import { useId, useState } from 'react'
import { Button } from '#ui/controls/Button'
import { copyText } from '#ui/foundation/copyText.ts'
import { type ColorEdits, changedColors, changedJson } from './colorEdits.ts'
import type { Theme } from './contrastPairs.ts'
import styles from './workshop.module.css'

const titles: Record<Theme, string> = {
  dark: 'Schimbările temei întunecate',
  light: 'Schimbările temei luminoase',
}

const outcomes = {
  copied: 'JSON-ul este în clipboard.',
  notCopied: 'Browserul nu a copiat. Textul de mai sus se poate selecta.',
}

/** The changed tokens of one theme as text, ready to copy. */
export function ChangedJson({ edits, theme }: { edits: ColorEdits; theme: Theme }) {
  const id = useId()
  const json = changedJson(edits, theme)
  const count = Object.keys(changedColors(edits, theme)).length
  const [copied, setCopied] = useState<{ json: string; outcome: keyof typeof outcomes }>()

  const copy = async () => setCopied({ json, outcome: (await copyText(json)) ? 'copied' : 'notCopied' })

  return (
    <div className={styles.json}>
      <label htmlFor={id}>{titles[theme]}</label>
      <textarea id={id} className={styles.text} readOnly rows={count > 0 ? 8 : 2} value={json} />
      <Button disabled={count === 0} onClick={copy}>
        Copiază JSON-ul
      </Button>
      <p className={styles.note} role="status">
        {copied?.json === json && outcomes[copied.outcome]}
      </p>
    </div>
  )
}
