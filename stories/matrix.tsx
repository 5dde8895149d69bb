import type { Decorator, StoryObj } from '@storybook/react-vite'
import { Children, type ComponentType, type CSSProperties, type ReactNode } from 'react'
import { expect } from 'storybook/test'
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

const Labelled = ({ words, children }: { words: string; children: ReactNode }) => (
  <figure className="matrixExample">
    <figcaption className="matrixName">{words}</figcaption>
    {children}
  </figure>
)

type ExamplesProps = { words: readonly string[]; style?: CSSProperties; children: ReactNode }

/** Examples laid out by `style`, each under the words that say what is seen in it. */
export function Examples({ words, style, children }: ExamplesProps) {
  const examples = Children.toArray(children)
  if (examples.length !== words.length)
    throw new Error(`Examples has ${examples.length} children and words for ${words.length} of them.`)
  return (
    <div style={style}>
      {examples.map((example, index) => (
        <Labelled key={words[index]} words={words[index] ?? ''}>
          {example}
        </Labelled>
      ))}
    </div>
  )
}

/** The `play` of a story that is no wider than its window. */
export const fits = ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> =>
  expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)

/** The decorator of a matrix that is one example. */
export const under =
  (words: string): Decorator =>
  (Story) => (
    <Labelled words={words}>
      <Story />
    </Labelled>
  )

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
          <Labelled key={name} words={story.name ?? name}>
            <Example meta={meta} story={story} id={name} />
          </Labelled>
        ))}
      </div>
    ),
  }
}
