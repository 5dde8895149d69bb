import type { Decorator, StoryObj } from '@storybook/react-vite'
import type { ComponentType, ReactNode } from 'react'
import './matrix.css'

type Args = Record<string, unknown>
type Draw = (args: Args, context: never) => ReactNode
type Parts = {
  args?: object
  render?: unknown
  decorators?: unknown
  name?: string
}
type MetaParts = Parts & { component: unknown }

const listOf = (decorators: unknown): Decorator[] =>
  Array.isArray(decorators) ? decorators : decorators ? [decorators as Decorator] : []

/** One example as its own story draws it, with the decorators of the story and of its file. */
function Example({ meta, story, id }: { meta: MetaParts; story: Parts; id: string }) {
  const args = { ...meta.args, ...story.args } as Args
  const Component = meta.component as ComponentType<Args>
  const render = (story.render ?? meta.render) as Draw | undefined
  const drawn = () => (render ? render(args, { args, id } as never) : <Component {...args} />)
  const decorators = [...listOf(story.decorators), ...listOf(meta.decorators)]
  return decorators.reduce<() => ReactNode>(
    (Inner, decorator) => () => decorator(Inner as never, { args, parameters: {} } as never) as ReactNode,
    drawn,
  )()
}

const words = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2')

/** All of `stories` on one page, each under its name: what a designer compares at a glance. */
export function matrixOf(
  meta: MetaParts,
  stories: Record<string, Parts>,
): Pick<StoryObj, 'render' | 'parameters'> {
  return {
    parameters: { controls: { disable: true } },
    render: () => (
      <div className="matrix">
        {Object.entries(stories).map(([name, story]) => (
          <figure key={name} className="matrixExample">
            <figcaption className="matrixName">{words(name)}</figcaption>
            <Example meta={meta} story={story} id={name} />
          </figure>
        ))}
      </div>
    ),
  }
}
