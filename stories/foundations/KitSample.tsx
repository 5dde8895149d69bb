import { useState } from 'react'
import { Button } from '#ui/controls/Button'
import { Chip } from '#ui/controls/Chip'
import { Switch } from '#ui/controls/Switch'
import { TextField } from '#ui/controls/TextField'
import { GameTile } from '#ui/game/GameTile'
import { Rail } from '#ui/layout/Rail'
import { Header } from '#ui/shell/Header'
import { UserArea } from '#ui/shell/UserArea'
import { games } from '../ui/game/art.ts'
import type { Theme } from './contrastPairs.ts'
import styles from './workshop.module.css'

export const themeNames: Record<Theme, string> = { dark: 'tema întunecată', light: 'tema luminoasă' }

const filters = ['Toate', 'Sloturi', 'Cazinou live']

const notes = [
  ['Text obișnuit', '--color-text-default'],
  ['Text mai șters', '--color-text-subtle'],
  ['Text de fundal', '--color-text-faint'],
  ['Legătură', '--color-action-text'],
  ['Acum, live', '--color-live-text'],
  ['Jackpot 48.210,11 lei', '--color-jackpot-text'],
  ['Nu a mers', '--color-status-danger'],
  ['A mers', '--color-status-success'],
  ['Ai grijă', '--color-status-warning'],
  ['De știut', '--color-status-info'],
] as const

const tiles = games('Default').map((game, place) => (
  <GameTile
    key={game.href}
    {...game}
    label={place === 0 ? { text: 'Nou' } : undefined}
    jackpot={place === 1 ? 48_210.11 : undefined}
    live={place === 4 ? 'open' : undefined}
    picture={place === 3 ? undefined : game.picture}
  />
))

/** Pieces of the kit in one theme: header, chips, buttons, fields, texts, a row of games. */
export function KitSample({ theme }: { theme: Theme }) {
  const [filter, setFilter] = useState('Toate')
  const name = themeNames[theme]
  return (
    <section className={styles.half} style={{ colorScheme: theme }} aria-label={`Piesele, ${name}`}>
      <Header className={styles.header} logoHref="/" logoLabel="Aramă, pagina principală">
        <UserArea state="guest" registerHref="/inregistrare" loginHref="/intra" />
      </Header>
      <div className={styles.pieces}>
        <div className={styles.line}>
          {filters.map((words) => (
            <Chip key={words} choice selected={words === filter} onPress={() => setFilter(words)}>
              {words}
            </Chip>
          ))}
        </div>
        <div className={styles.line}>
          <Button tone="primary">Joacă</Button>
          <Button>Demo</Button>
          <Button tone="quiet">Mai mult</Button>
          <Button tone="danger">Renunță</Button>
        </div>
        <Switch label="Mod liniștit" defaultChecked />
        <TextField label="Sumă" suffix="lei" defaultValue="25" hint="Cel puțin 10 lei" />
        <ul className={styles.line}>
          {notes.map(([words, property]) => (
            <li key={property} style={{ color: `var(${property})` }}>
              {words}
            </li>
          ))}
        </ul>
        <div className="page-grid">
          <Rail layout="Default" title={`Sloturi noi, ${name}`}>
            {tiles}
          </Rail>
        </div>
      </div>
    </section>
  )
}
