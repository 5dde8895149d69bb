import { act, cleanup } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '#app/content/queryClient.ts'
import { renderIn } from '#app/testRender.tsx'
import { storePressedLink } from './pressedLink.ts'
import { useReturnFocus } from './useReturnFocus.ts'

const visit = createQueryClient()

function Page() {
  useReturnFocus(useLocation())
  return null
}

const add = (html: string): Element => {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild as Element
}

/** Adds the link of a tile to the page. */
const addLink = () => add('<a href="/joc/regina">Regina</a>') as HTMLAnchorElement

/** Returns to a page that a press on this link has left. */
function comeBack(): void {
  const pressed = addLink()
  storePressedLink(visit, pressed)
  pressed.remove()
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  renderIn(visit, <RouterProvider router={router} />)
}

/** Lets the observer of the page's changes run. */
const observed = () => act(async () => {})

beforeEach(() => {
  history.replaceState({ key: crypto.randomUUID() }, '')
  Element.prototype.checkVisibility = () => true
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

test('UXP-01 the pressed link gets the focus when its row renders after the page', async () => {
  comeBack()
  await observed()
  const link = addLink()
  await observed()
  expect(document.activeElement).toBe(link)
})

test('UXP-01 the pressed link gets the focus when a modal has closed before its row renders', async () => {
  const dialog = add('<div role="dialog"><h2 tabindex="-1">Regina</h2></div>')
  dialog.querySelector('h2')?.focus()
  comeBack()
  await observed()
  dialog.remove()
  await observed()
  const link = addLink()
  await observed()
  expect(document.activeElement).toBe(link)
})

test('UXP-01 an element that the visitor has focused keeps the focus', async () => {
  comeBack()
  const field = add('<input>') as HTMLInputElement
  field.focus()
  await observed()
  addLink()
  await observed()
  expect(document.activeElement).toBe(field)
})
