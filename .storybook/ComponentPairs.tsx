// Right and wrong uses of a component in pictures, drawn with the component itself.
import { IntlProvider } from 'react-intl'
import { messages } from '#app/platform/messages/messages.ts'
import type { Drawn, Pair } from '#stories/componentGuide.ts'
import { kitMessages } from '#ui/foundation/messages/kit.ts'
import { Icon } from '#ui/media/Icon'
import './componentPairs.css'
import { useLoaded } from './useLoaded.ts'

const files = import.meta.glob<readonly Pair[]>('../stories/ui/*/*.pairs.tsx', { import: 'pairs' })

/** The pairs of the component at `place`, if it has any. */
export function ComponentPairs({ place }: { place: string }) {
  const load = files[`../stories/ui/${place}.pairs.tsx`]
  return load && <Pairs load={load} />
}

function Pairs({ load }: { load: () => Promise<readonly Pair[]> }) {
  const loaded = useLoaded(load)
  if (loaded.state === 'pending') return <p role="status">Se desenează exemplele bune și rele…</p>
  if (loaded.state === 'failed')
    return <p role="alert">Exemplele bune și rele nu s-au putut desena. Reîncarcă pagina.</p>
  return (
    <>
      <h2>Așa și așa nu</h2>
      {loaded.value.map(({ good, bad }) => (
        <div key={good.says} className="componentPair">
          <Picture drawn={good} kind="good" />
          <Picture drawn={bad} kind="bad" />
        </div>
      ))}
    </>
  )
}

const kinds = {
  good: { word: 'Așa', icon: 'check-bold' },
  bad: { word: 'Așa nu', icon: 'x-bold' },
} as const

/** A picture is looked at: nothing in it can be pressed or is read, and its sentence says it all. */
function Picture({ drawn, kind }: { drawn: Drawn; kind: keyof typeof kinds }) {
  const { word, icon } = kinds[kind]
  return (
    <figure data-kind={kind}>
      <div className="componentPairPicture sb-unstyled" inert>
        <IntlProvider locale="ro" messages={{ ...messages, ...kitMessages }}>
          {drawn.look}
        </IntlProvider>
      </div>
      <figcaption>
        <Icon name={icon} size={20} /> <strong>{word}.</strong> {drawn.says}
      </figcaption>
    </figure>
  )
}
