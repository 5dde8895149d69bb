import { expect, fireEvent, screen, waitFor } from 'storybook/test'

/** Waits until the dialog of this name stands still and has the focus, unless another one covers it; returns it. */
export async function opened(
  name: string | RegExp,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name })
  await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
  await expect(dialog).toBeVisible()
  await waitFor(() =>
    expect(dialog.contains(document.activeElement) || dialog.closest('[inert]') !== null).toBe(true),
  )
  return dialog
}

/** A `play` that waits for the dialog, so that its picture is taken when it stands still. */
export const shows = (name: string | RegExp) => async () => void (await opened(name))

/** Waits until no dialog is in the page any more, which then can be used again and has its focus back. */
export async function closed() {
  await waitFor(() =>
    expect(document.querySelector('[role=dialog], [role=alertdialog], [data-inert-ed]')).toBeNull(),
  )
}

type Drag = {
  /** Downwards, in px. */
  by: number
  /** A finger rather than a mouse. @default false */
  touch?: boolean
  /**
   * Milliseconds between the last step and letting go. With 0 the steps do not wait either: a flick, however slow the
   * machine is.
   * @default 120
   */
  rest?: number
}

/** Presses on `target`, moves in steps, rests, and lets go. */
export async function drag(target: Element, { by, touch = false, rest = 120 }: Drag) {
  const { left, top } = target.getBoundingClientRect()
  const at = (clientY: number) => ({
    pointerId: 1,
    pointerType: touch ? 'touch' : 'mouse',
    isPrimary: true,
    button: 0,
    buttons: 1,
    clientX: left + 20,
    clientY,
  })
  const start = top + 8
  await fireEvent.pointerDown(target, at(start))
  for (const share of [0.1, 0.4, 0.8, 1]) {
    await fireEvent.pointerMove(target, at(start + by * share))
    if (rest > 0) await new Promise((done) => setTimeout(done, 20))
  }
  if (rest > 0) await new Promise((done) => setTimeout(done, rest))
  await fireEvent.pointerUp(target, at(start + by))
}

/** Presses on `target` and moves `by` px at once; returns what lets go. */
export async function hold(target: Element, by: number): Promise<() => Promise<unknown>> {
  const { left, top } = target.getBoundingClientRect()
  const at = (clientY: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX: left + 20, clientY })
  await fireEvent.pointerDown(target, at(top))
  await fireEvent.pointerMove(target, at(top + by))
  return () => fireEvent.pointerUp(target, at(top + by))
}

/** Presses at one place and lets go at another; the click belongs to what holds both. */
export async function press(from: Element, to: Element, click: Element, detail = 1) {
  await fireEvent.pointerDown(from, { button: 0 })
  await fireEvent.pointerUp(to, { button: 0 })
  await fireEvent.click(click, { button: 0, detail })
}
