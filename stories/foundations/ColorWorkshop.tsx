import { type CSSProperties, useState } from 'react'
import { Button } from '#ui/controls/Button'
import { SegmentedControl } from '#ui/controls/SegmentedControl'
import { Select } from '#ui/controls/Select'
import { Switch } from '#ui/controls/Switch'
import { ChangedJson } from './ChangedJson.tsx'
import { ColorFields } from './ColorFields.tsx'
import {
  changedProperties,
  colorAt,
  editableTokens,
  failingIn,
  noEdits,
  pairRows,
  themes,
  withEdit,
} from './colorEdits.ts'
import type { Theme } from './contrastPairs.ts'
import foundations from './foundations.module.css'
import { KitSample } from './KitSample.tsx'
import { PairTable } from './PairTable.tsx'
import styles from './workshop.module.css'

const options = editableTokens.map(({ name }) => ({ value: name, label: name }))

function verdictOf(failing: number): string {
  if (failing === 0) return 'Toate perechile trec, în ambele teme.'
  if (failing === 1) return 'O pereche nu trece.'
  return `${failing} ${failing < 20 ? 'perechi' : 'de perechi'} nu trec.`
}

/** Change a colour token and see what it does to every pair of the contrast table and to pieces of the kit. */
export function ColorWorkshop() {
  const [edits, setEdits] = useState(noEdits)
  const [theme, setTheme] = useState<Theme>('dark')
  const [name, setName] = useState('color-action-fill')
  const [only, setOnly] = useState(false)
  const rows = pairRows(edits)
  const failing = rows.flatMap(failingIn).length
  const shown = only ? rows.filter((row) => row.name === name || row.on === name) : rows

  return (
    <div className={styles.workshop}>
      <div className={styles.tools}>
        <Select label="Jetonul" options={options} value={name} onValueChange={setName} />
        <SegmentedControl
          label="Tema în care se schimbă"
          options={[
            { value: 'dark', label: 'Întunecată' },
            { value: 'light', label: 'Luminoasă' },
          ]}
          value={theme}
          onValueChange={setTheme}
        />
        <ColorFields
          key={`${theme} ${name}`}
          color={colorAt(edits, theme, name)}
          onColor={(color) => setEdits(withEdit(edits, theme, name, color))}
        />
        <Button onClick={() => setEdits(noEdits)} disabled={edits === noEdits}>
          Înapoi la jetoane
        </Button>
        <ChangedJson edits={edits} theme={theme} />
      </div>
      <div className={styles.results}>
        <div className={styles.halves} style={changedProperties(edits) as CSSProperties}>
          {themes.map((one) => (
            <KitSample key={one} theme={one} />
          ))}
        </div>
        <h2 className={foundations.title}>Contrast măsurat (WCAG 2.2)</h2>
        <p role="status">{verdictOf(failing)}</p>
        <Switch label="Numai perechile jetonului ales" checked={only} onCheckedChange={setOnly} />
        {shown.length > 0 ? (
          <PairTable rows={shown} />
        ) : (
          <p>Contrastul acestui jeton nu se măsoară: nicio pereche nu îl are.</p>
        )}
      </div>
    </div>
  )
}
