/** How the browser's Back finds the top modal: one entry of the history for each that is open. */
export type BackEntry = {
  /** Called when a modal opens; `onBack` when its entry is left. Returns what removes the entry again. */
  push: (onBack: () => void) => () => void
}

const MARK = 'aramaModal'

type State = Record<string, unknown> | null

/** How many entries of ours lie under the present one, itself included. */
const depthNow = (): number => Number((window.history.state as State)?.[MARK] ?? 0)

/** One for the whole window, as its history is. */
const open: (() => void)[] = []
let listening = false
let going = false
let waiting = false
let navigations = 0

function keepStep() {
  waiting = false
  const depth = depthNow()
  if (going || navigations > 0 || depth === open.length) return
  if (depth > open.length) {
    going = true
    window.history.go(open.length - depth)
    return
  }
  const state = { ...(window.history.state as State), [MARK]: depth + 1 }
  window.history.pushState(state, '')
  keepStep()
}

function keepStepSoon() {
  if (waiting) return
  waiting = true
  setTimeout(keepStep)
}

/** Whether the present entry of the history is that of a modal: a link followed from there takes its place. */
export const isModalEntry = (): boolean => depthNow() > 0

/** Leaves the entries as they are until the navigation ends: going back would abort it. */
export function whileNavigating(navigation: void | Promise<void>): void {
  navigations += 1
  const end = () => {
    navigations -= 1
    keepStepSoon()
  }
  void Promise.resolve(navigation).then(end, end)
}

/** Whether the page shows the entry with this state already; a router says so. */
let isShown: (state: unknown) => boolean = () => false

/**
 * Tells which entries the page shows already: between them only modals come and go, and whoever else listens to the
 * history hears nothing of it. Returns what takes that back.
 */
export function passOver(isEntryShown: typeof isShown): () => void {
  isShown = isEntryShown
  return () => {
    isShown = () => false
  }
}

function onPopState(event: PopStateEvent) {
  // A router would draw its page anew.
  if (isShown(event.state)) event.stopImmediatePropagation()
  if (!going) for (const depth = depthNow(); open.length > depth; ) open.pop()?.()
  going = false
  keepStepSoon()
}

/** Listens to Back from now on; whoever wants others to hear nothing of modals (`passOver`) has to listen before them. */
export function listenToBack(): void {
  if (!listening) window.addEventListener('popstate', onPopState)
  listening = true
}

/**
 * Entries in the window's own history, at the address that is open.
 *
 * Going back takes time, so entries are brought in step with the open modals afterwards: what closes and opens in
 * one go keeps its entry, and nothing is done while a navigation is under way. The page behind a link takes the place
 * of the modal's entry (`isModalEntry`); one that was left behind is passed over when somebody returns to it.
 */
export const windowHistory: BackEntry = {
  push(onBack) {
    listenToBack()
    open.push(onBack)
    keepStepSoon()
    return () => {
      const at = open.indexOf(onBack)
      if (at >= 0) open.splice(at, 1)
      keepStepSoon()
    }
  },
}
