import { expect, screen, waitFor } from 'storybook/test'
import { closed, opened } from '../ui/overlay/play.ts'
import { isCovered } from './page.ts'

type Fiber = { type?: { name?: string }; return?: Fiber | null }

/** Names of the React components around an element, as long as they are not minified. */
function componentsAround(element: Element): string[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
  const names: string[] = []
  let fiber = key ? (element as unknown as Record<string, Fiber>)[key] : undefined
  for (; fiber; fiber = fiber.return ?? undefined) if (fiber.type?.name) names.push(fiber.type.name)
  return names
}

/** The app's panel `component` is open with the title `title` and has the focus; returns it. */
export async function panelOpen(
  component: string,
  title: string | RegExp,
  role?: 'dialog' | 'alertdialog',
): Promise<HTMLElement> {
  const panel = await opened(title, role)
  await isCovered(panel)
  if (import.meta.env.DEV) await expect(componentsAround(panel)).toContain(component)
  return panel
}

/** No panel is open, and the element of `opener` has the focus again; it may have been rendered anew. */
export async function panelGone(opener?: () => HTMLElement | undefined) {
  await closed()
  await waitFor(() => expect(document.querySelector('main')?.closest('[inert]')).toBeNull())
  if (opener) await waitFor(() => expect(opener()).toHaveFocus())
}

/** The browser's own Back. */
export const goBack = () => history.back()

/** The notice with this text. */
export const noticeOf = (words: string) => screen.findByText(words)

/** The browser is offline until the story ends. */
export function loseConnection(): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  window.dispatchEvent(new Event('offline'))
}

const notices = () => [...document.querySelectorAll<HTMLElement>('[aria-label="Notificări"] li')]

/** Closes the notices once so many have come; in a picture their order would depend on the machine. */
export async function closeNotices(count: number): Promise<void> {
  await waitFor(() => expect(notices()).toHaveLength(count))
  for (let left = count; left > 0; left -= 1) {
    notices()[0]?.querySelector<HTMLElement>('button[aria-label]')?.click()
    await waitFor(() => expect(notices()).toHaveLength(left - 1))
  }
}
