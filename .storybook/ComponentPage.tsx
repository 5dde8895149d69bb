// The docs page of each component: its guide, its examples, its props and its tokens.
import { Controls, DocsContext, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { aliasId } from '#stories/aliasesInIndex.ts'
import type { ComponentGuide, ComponentStatus } from '#stories/componentGuide.ts'
import { designAddress } from '#stories/designAddress.ts'
import { ComponentFoot } from './ComponentFoot.tsx'
import { ComponentLinks } from './ComponentLinks.tsx'
import { ComponentPairs } from './ComponentPairs.tsx'
import { dateInWords } from './dateInWords.ts'
import { addressFrames } from './frameGlobals.ts'
import { initialGlobals } from './toolbar.ts'
import './componentPage.css'

const guides = import.meta.glob<ComponentGuide>('../stories/ui/*/*.guide.ts', {
  eager: true,
  import: 'guide',
})
const sheets = import.meta.glob<string>('../ui/*/*/*.module.css', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const TOKEN = /var\((--(?:color|space|radius|shadow|duration|ease|type|size|layer|metal)[\w-]*)/g

/** Names of the tokens in the stylesheets of a component, sorted. */
function tokensOf(place: string): string[] {
  const own = Object.entries(sheets).filter(([path]) => path.startsWith(`../ui/${place}/`))
  const names = own.flatMap(([, css]) => [...css.matchAll(TOKEN)].map(([, name = '']) => name))
  return [...new Set(names)].sort()
}

/** `controls/Button` of `Componente/controls/Button`; undefined for pages without a component of the kit. */
const placeOf = (title: string) => /^Componente\/(.+)$/.exec(title)?.[1]

/** Our own menus: frames have tools of Storybook, such as its rulers, of their own. */
const ownMenus = new Set(['theme', ...Object.keys(initialGlobals)])

/** The values of the toolbar, as the page was last rendered with them. */
function useToolbar(): Record<string, unknown> {
  const docs = useContext(DocsContext)
  const { userGlobals } = docs.getStoryContext(docs.storyById()) as { userGlobals?: Record<string, unknown> }
  return Object.fromEntries(Object.entries(userGlobals ?? {}).filter(([name]) => ownMenus.has(name)))
}

export function ComponentPage() {
  const { csfFile } = useOf('meta')
  const toolbar = useToolbar()
  addressFrames(toolbar)
  const { title = '', parameters = {} } = csfFile.meta
  const place = placeOf(title)
  const design = designAddress(parameters)
  const guide = place === undefined ? undefined : guides[`../stories/ui/${place}.guide.ts`]
  return (
    // Frames keep the address with which they were mounted.
    <div key={JSON.stringify(toolbar)} className="componentPage">
      <Title />
      {guide && <p className="componentPagePurpose">{guide.purpose}</p>}
      {guide && <Status status={guide.status} />}
      {design && <DesignLink url={design} />}
      {guide && <Aliases names={guide.aliases} />}
      <Primary />
      <Controls />
      {guide && place !== undefined && <Guide guide={guide} place={place} />}
      <Stories title="Variante și stări" includePrimary={false} />
      {place !== undefined && <Tokens names={tokensOf(place)} />}
      {guide && place !== undefined && <ComponentFoot place={place} />}
    </div>
  )
}

const statuses = {
  draft: 'Ciornă: poate dispărea',
  beta: 'Beta: forma se poate schimba',
  deprecated: 'Retrasă: va dispărea',
}

function Status({ status }: { status?: ComponentStatus }) {
  return (
    <p className="componentPageStatus" data-status={status?.is ?? 'stable'}>
      {status ? `${statuses[status.is]}, din ${dateInWords(status.since)}` : 'Stabilă'}
      {status?.instead && `; în loc: ${status.instead}`}
    </p>
  )
}

/** Its other names; the sidebar's search leads to each. */
const Aliases = ({ names }: { names: readonly string[] }) => (
  <p>
    Se mai numește:{' '}
    {names.map((name, index) => (
      <span key={name} id={aliasId(name)}>
        {name}
        {index === names.length - 1 ? '.' : ', '}
      </span>
    ))}
  </p>
)

/** Where the team draws it; `parameters: { design: { url } }` of its stories. */
const DesignLink = ({ url }: { url: string }) => (
  <p>
    <a href={url} target="_blank" rel="noreferrer">
      Fișierul de design
    </a>
  </p>
)

function Guide({ guide, place }: { guide: ComponentGuide; place: string }) {
  return (
    <>
      <List title="Anatomie" items={guide.anatomy} ordered />
      <div className="componentPagePair">
        <List title="Când o folosești" items={guide.use} />
        <List title="Când nu" items={guide.avoid} />
      </div>
      <ComponentPairs place={place} />
      {guide.words && <List title="Cuvinte" items={guide.words} />}
      <h2>La fiecare lățime</h2>
      <p>{guide.widths}</p>
      <h2>Tastatură</h2>
      {guide.keys.length > 0 ? <Keys keys={guide.keys} /> : <p>Nu are nimic de apăsat.</p>}
      <h2>Cititor de ecran</h2>
      <p>{guide.speech}</p>
      <h2>Înrudite</h2>
      <ComponentLinks places={guide.related} />
    </>
  )
}

function List({
  title,
  items,
  ordered = false,
}: {
  title: string
  items: readonly string[]
  ordered?: boolean
}) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <section>
      <h2>{title}</h2>
      <Tag>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Tag>
    </section>
  )
}

function Keys({ keys }: { keys: ComponentGuide['keys'] }) {
  return (
    <table>
      <thead>
        <tr>
          <th>Tasta</th>
          <th>Ce face</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([key, effect]) => (
          <tr key={key}>
            <td>
              <kbd>{key}</kbd>
            </td>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Tokens({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <>
      <h2>Jetoane folosite</h2>
      <ul className="componentPageTokens">
        {names.map((name) => (
          <li key={name}>
            {name.startsWith('--color') && (
              <span className="componentPageSwatch" style={{ background: `var(${name})` }} />
            )}
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
