// Draws the first example of each component again and again, beside a plain button.
import { type ComponentType, createElement, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import '#ui/foundation/layers.css'
import '#tokens/dist/tokens.css'
import '#tokens/dist/grid.css'
import '#ui/foundation/base.css'
import { messages } from '#app/platform/messages/messages.ts'
import { kitMessages } from '#ui/foundation/messages/kit.ts'
import { ModalStack } from '#ui/overlay/ModalStack'

type Decorator = (Story: ComponentType, context: object) => ReactNode
type Story = {
  args?: object
  render?: (args: object, context: object) => ReactNode
  decorators?: Decorator | Decorator[]
}
type StoryFile = { default: Story & { component: ComponentType }; Default: Story }

const files = import.meta.glob<StoryFile>('../../stories/ui/*/*.stories.tsx')

/** Rounds of a measurement, and drawings in each; the first ones load what is loaded late. */
const ROUNDS = 9
const DRAWINGS = 20
const LATE = 300

let show: (drawn: ReactNode) => void

function Stage() {
  const [drawn, setDrawn] = useState<ReactNode>(null)
  show = setDrawn
  return drawn
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <IntlProvider locale="ro" messages={{ ...messages, ...kitMessages } as never}>
    <ModalStack>
      <div style={{ container: 'page / inline-size' }}>
        <div className="page-grid">
          <Stage />
        </div>
      </div>
    </ModalStack>
  </IntlProvider>,
)

/** The first example with its decorators, as in the catalogue. */
function exampleOf({ default: meta, Default }: StoryFile): ReactNode {
  const args = { ...meta.args, ...Default.args }
  const render = Default.render ?? meta.render ?? ((given) => createElement(meta.component, given))
  const decorators = [Default.decorators ?? [], meta.decorators ?? []].flat()
  const Example = decorators.reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, { args }),
    () => render(args, { args }),
  )
  return <Example />
}

/** Milliseconds until the browser could paint `element` for the first time. */
function timeOf(element: ReactNode): number {
  const start = performance.now()
  flushSync(() => show(element))
  void document.body.offsetHeight
  const time = performance.now() - start
  flushSync(() => show(null))
  return time
}

/** The fastest of some drawings: other work of the machine only makes them slower. */
const fastestOf = (element: ReactNode) => Math.min(...Array.from({ length: DRAWINGS }, () => timeOf(element)))

const rest = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** How many plain buttons are drawn in the time of the first example of `place`. */
async function speedOf(place: string): Promise<number> {
  const load = files[`../../stories/ui/${place}.stories.tsx`]
  if (!load) throw new Error(`${place} has no stories`)
  const example = exampleOf(await load())
  const button = <button type="button">Joacă</button>
  const empty = document.querySelectorAll('body *').length
  flushSync(() => show(example))
  await rest(LATE)
  if (document.querySelectorAll('body *').length === empty) throw new Error(`${place} draws nothing`)
  flushSync(() => show(null))
  let [fastest, simplest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < ROUNDS; round += 1) {
    await rest(0)
    fastest = Math.min(fastest, fastestOf(example))
    simplest = Math.min(simplest, fastestOf(button))
  }
  return fastest / simplest
}

Object.assign(globalThis, { speedOf })
