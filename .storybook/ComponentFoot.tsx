// The foot of a component's page: its accessibility, weight, speed and use, and what changed.
import type { ReactNode } from 'react'
import type { Change } from '../scripts/kit/changes.ts'
import type { Proofs } from '../scripts/kit/proofs.ts'
import { speedInWords } from '../scripts/kit/speedInWords.ts'
import type { Usage } from '../scripts/kit/usage.ts'
import type { Weight } from '../scripts/kit/weights.ts'
import { ComponentLinks } from './ComponentLinks.tsx'
import { dateInWords } from './dateInWords.ts'
import { useLoaded } from './useLoaded.ts'

/** More changes than these are listed when asked for. */
const RECENT = 5

const loadFacts = () => import('virtual:kit-facts')

/** What is known of the component at `place` besides what its guide says. */
export function ComponentFoot({ place }: { place: string }) {
  const loaded = useLoaded(loadFacts)
  if (loaded.state === 'pending')
    return <p role="status">Se citesc accesibilitatea, greutatea, viteza, folosirea și schimbările…</p>
  const facts = loaded.state === 'known' ? loaded.value.default[place] : undefined
  if (!facts)
    return (
      <p role="alert">
        Accesibilitatea, greutatea, viteza, folosirea și schimbările nu s-au putut citi. Reîncarcă pagina.
      </p>
    )
  const { changes, proofs, speed, usage, weight } = facts
  return (
    <>
      <Accessibility proofs={proofs} />
      <WeightLine weight={weight} />
      <h2>Viteză</h2>
      <p>{speedInWords(speed)}</p>
      <UsageList usage={usage} />
      <h2>Schimbări</h2>
      <Changes changes={changes} />
    </>
  )
}

/** What proves it, and since when the proofs are as they are. */
const Accessibility = ({ proofs: { examples, withKeys, speech, changed } }: { proofs: Proofs }) => (
  <>
    <h2>Accesibilitate</h2>
    <ul className="componentPageProofs">
      <li>axe: toate exemplele ({examples}), în ambele teme, la fiecare rulare a testelor</li>
      <li>
        Tastatură: {withKeys === 0 ? 'niciun exemplu nu apasă taste' : `${withKeys} din exemple apasă taste`}
      </li>
      <li>
        Cititor de ecran:{' '}
        {speech.length === 0 ? 'încă fără jurnal de rostire' : <Codes names={speech.map(nameOf)} />}
      </li>
    </ul>
    {changed && <p>Probele s-au schimbat ultima dată pe {dateInWords(changed)}.</p>}
  </>
)

const nameOf = (file: string): string => file.replace(/\.test\.tsx$/, '')

const kB = (bytes: number) =>
  `${(bytes / 1000).toLocaleString('ro-RO', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} kB`

const WeightLine = ({ weight: { own, whole } }: { weight: Weight }) => (
  <>
    <h2>Greutate</h2>
    <p>
      <strong>{kB(own)}</strong> singură, <strong>{kB(whole)}</strong> cu piesele pe care le aduce: script și
      stil, comprimate, fără React. Ce se încarcă mai târziu nu se numără.
    </p>
  </>
)

function UsageList({ usage: { app, everywhere, kit, routes, stories } }: { usage: Usage }) {
  return (
    <>
      <h2>Unde se folosește</h2>
      <dl className="componentPageUsage">
        <Used term="Pe site, pe loc sau mai târziu">
          {everywhere ? 'cadrul fiecărei pagini' : <Codes names={routes} />}
        </Used>
        <Used term="În cod">
          <Codes names={app} />
        </Used>
        <Used term="În alte componente">{kit.length > 0 ? <ComponentLinks places={kit} /> : 'nicăieri'}</Used>
        <Used term="În alte exemple">{stories.length === 0 ? 'nicăieri' : <Codes names={stories} />}</Used>
      </dl>
    </>
  )
}

const Used = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const Codes = ({ names }: { names: readonly string[] }) =>
  names.length === 0
    ? 'nicăieri'
    : names.map((name) => (
        <code key={name}>{name.replace(/^(?:app|stories)\/|\.stories\.tsx$|\.tsx?$/g, '')}</code>
      ))

function Changes({ changes }: { changes: readonly Change[] | undefined }) {
  if (!changes) return <p>Istoria nu este aici: catalogul s-a făcut în afara unui depozit git.</p>
  if (changes.length === 0) return <p>Nicio schimbare înregistrată încă.</p>
  const first = changes.at(-1)
  return (
    <>
      {first && <p>În kit din {dateInWords(first.date)}.</p>}
      <ChangeList changes={changes.slice(0, RECENT)} />
      {changes.length > RECENT && (
        <details>
          <summary>Mai vechi: {changes.length - RECENT}</summary>
          <ChangeList changes={changes.slice(RECENT)} />
        </details>
      )}
    </>
  )
}

const ChangeList = ({ changes }: { changes: readonly Change[] }) => (
  <ul className="componentPageChanges">
    {changes.map(({ commit, date, title }) => (
      <li key={commit}>
        <time dateTime={date}>{date}</time> <span lang="en">{title}</span> <code>{commit.slice(0, 8)}</code>
      </li>
    ))}
  </ul>
)
