import { expect, screen, within } from 'storybook/test'
import { opened } from '../ui/overlay/play.ts'
import type { Canvas } from './page.ts'
import { panelOpen } from './panels.ts'

export type Person = {
  click: (element: Element) => Promise<void>
  type: (element: Element, text: string) => Promise<void>
}

/** The header of any width has a player's content; returns the deposit link. */
export const playerHere = (canvas: Canvas) => canvas.findByRole('link', { name: 'Depune' })

/** The header of a wide window shows the player; returns their avatar. */
export const playerShown = (canvas: Canvas, { username }: { username: string }) =>
  canvas.findByRole('button', { name: `Contul meu, ${username}` })

/** Opens the menu of the account in the header of a wide window; returns its queries. */
export async function openAccountMenu(canvas: Canvas, userEvent: Pick<Person, 'click'>) {
  await userEvent.click(await canvas.findByRole('button', { name: /^Contul meu, / }))
  return within(await opened('Meniul contului'))
}

/** Presses „Intră în cont” in the header; returns the queries of the dialog. */
export async function openLogin(canvas: Canvas, userEvent: Person) {
  await userEvent.click(await canvas.findByRole('link', { name: 'Intră în cont' }))
  return within(await panelOpen('LoginPanel', 'Intră în cont'))
}

/** Types name and password into the dialog and submits them; returns the button. */
export async function logIn(dialog: ReturnType<typeof within>, userEvent: Person, username = 'mihai') {
  await userEvent.type(await dialog.findByRole('textbox', { name: 'Nume de utilizator' }), username)
  await userEvent.type(dialog.getByLabelText('Parola'), 'demo-arama')
  const button = dialog.getByRole('button', { name: 'Intră în cont' })
  await userEvent.click(button)
  return button
}

/** The refusal of a login has these two sentences, announced at once. */
export async function isRefused(title: string, next: string) {
  const alert = await screen.findByText(title)
  await expect(alert.closest('[role=alert]')).toHaveTextContent(next)
}

/** Shortens timers of exactly `milliseconds`, until the returned function is called. */
export function hurryTimers(milliseconds: number): () => void {
  const { setTimeout } = window
  window.setTimeout = ((task: TimerHandler, delay?: number, ...rest: unknown[]) =>
    setTimeout(task, delay === milliseconds ? 50 : delay, ...rest)) as typeof window.setTimeout
  return () => {
    window.setTimeout = setTimeout
  }
}
