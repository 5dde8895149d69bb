import { type ComponentType, lazy, useState } from 'react'
import { retryWhenOnline } from './retryWhenOnline.ts'

/** A component whose code is loaded at its first render, or earlier. */
export type LazyPart<Props> = ComponentType<Props> & {
  /** Preloads its code. */
  load: () => Promise<unknown>
  /** Whether its code is loaded, so that it renders without suspending. */
  isLoaded: () => boolean
}

/**
 * Splits a component into a chunk that `load` imports; it needs a `Suspense` above it. A loaded one renders without the
 * fallback, which React would show for at least 300 ms. `otherwise` replaces a component that cannot be loaded; without
 * it the error boundary above catches the error.
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

/** Keeps the component that was chosen at mount: another one would lose the state. */
function Chosen<Props extends object>({ now, props }: ChosenProps<Props>) {
  const [Part] = useState(now)
  return <Part {...props} />
}
