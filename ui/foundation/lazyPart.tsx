import { type ComponentType, lazy, useState } from 'react'
import { retryWhenOnline } from './retryWhenOnline.ts'

/** A component whose code comes when it is first drawn, or earlier. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Brings its code before it is drawn. */
  load: () => Promise<unknown>
  /** Whether its code is there: it is drawn without asking anybody. */
  isLoaded: () => boolean
}

/**
 * Splits a component off into a file that `load` imports; it needs a `Suspense` above it. One that is there already is
 * drawn without the fallback, which React would show for 300 ms at least. `otherwise` stands in for one that cannot be loaded,
 * else the boundary above it tells of the failure.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise?: ComponentType<Props>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  const bring = async (): Promise<ComponentType<Props>> => {
    loaded = await retryWhenOnline(load)
    return loaded
  }
  const Waiting: ComponentType<Props> = lazy(async () => {
    const part = otherwise ? bring().catch(() => otherwise) : bring()
    return { default: await part }
  })
  const now = () => loaded ?? Waiting
  const draw = (props: Props) => <Chosen now={now} props={props} />
  return Object.assign(draw, { load: bring, isLoaded: () => loaded !== undefined })
}

type ChosenProps<Props> = { now: () => ComponentType<Props>; props: Props }

/** Draws what is there as it is mounted, and nothing else later: another component in its place would begin anew. */
function Chosen<Props extends object>({ now, props }: ChosenProps<Props>) {
  const [Part] = useState(now)
  return <Part {...props} />
}
