// All components by task, each with a picture, found by any of the words that people use for it.
import { useState } from 'react'
import { pageAddress } from '../componentGuide.ts'
import { allComponents as all, findComponents, type Listed } from './findComponents.ts'
import './componentIndex.css'

const pictures = import.meta.glob<string>(
  '../__screenshots__/dark/componente-*-{default,matrix,typical}.png',
  { eager: true, query: '?url', import: 'default' },
)

/** Rooms of the kit by task, in the order of their use. */
const rooms = {
  controls: 'Butoane și câmpuri',
  overlay: 'Deasupra paginii',
  feedback: 'Stări și mesaje',
  browse: 'Căutare și filtre',
  game: 'Jocuri',
  layout: 'Așezare',
  media: 'Imagini, video și text',
  shell: 'Cadrul site-ului',
  player: 'Contul jucătorului',
  foundation: 'Fundament',
} as const

function pictureOf(place: string): string | undefined {
  const id = `componente-${place.toLowerCase().replace('/', '-')}`
  const names = ['default', 'matrix', 'typical'].map((name) => `../__screenshots__/dark/${id}-${name}.png`)
  return names.map((name) => pictures[name]).find(Boolean)
}

export function ComponentIndex() {
  const [query, setQuery] = useState('')
  const found = findComponents(all, query)
  return (
    <div className="componentIndex">
      <label>
        Caută după orice nume
        <input
          type="search"
          value={query}
          placeholder="toast, modal, dropdown, comutator…"
          onChange={({ target }) => setQuery(target.value)}
        />
      </label>
      <p role="status">
        {found.length === 0
          ? 'Nicio componentă nu se numește așa. Încearcă un cuvânt mai scurt.'
          : `${found.length} din ${all.length} componente`}
      </p>
      {Object.entries(rooms).map(([room, title]) => (
        <Room key={room} title={title} listed={found.filter(({ place }) => place.startsWith(`${room}/`))} />
      ))}
    </div>
  )
}

function Room({ title, listed }: { title: string; listed: readonly Listed[] }) {
  if (listed.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {listed.map(({ place, name, guide }) => (
          <li key={place}>
            <a href={pageAddress(place)} target="_parent">
              <span className="componentIndexPicture">
                <img src={pictureOf(place)} alt="" loading="lazy" />
              </span>
              <strong>{name}</strong>
            </a>
            <span>{guide.purpose}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
