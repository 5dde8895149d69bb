import type { FrameLocator, Locator, Page } from '@playwright/test'
import { isPhone, press } from './press.ts'

/** The window of the chat, which the page draws. */
export const chatWindow = (page: Page): Locator => page.getByRole('region', { name: 'Asistent' })

/** What the assistant shows in its frame. */
export const conversation = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Conversația cu asistentul"]')

/** The toggle of wide screens. */
export const chatToggle = (page: Page): Locator => page.getByRole('button', { name: /^Asistent(?:,|$)/ })

/** The toggle where a person finds it; on a phone that opens the menu. */
export async function findToggle(page: Page): Promise<Locator> {
  if (!isPhone(page)) return chatToggle(page)
  await page.getByRole('button', { name: 'Meniu' }).tap()
  return page.getByRole('dialog', { name: 'Meniu' }).getByRole('button', { name: /^Asistent(?:,|$)/ })
}

/** Presses the toggle with the mouse or a finger. */
export async function pressToggle(page: Page): Promise<void> {
  await press(await findToggle(page))
}

/** Types a question and sends it. */
export async function ask(page: Page, question: string): Promise<void> {
  const chat = conversation(page)
  await chat.getByRole('textbox', { name: 'Întrebarea ta' }).fill(question)
  await chat.getByRole('button', { name: 'Trimite' }).click()
}

/** Whether a press in the middle of an element reaches it. */
export const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((own) => {
    const { x, y, width, height } = own.getBoundingClientRect()
    return own.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
