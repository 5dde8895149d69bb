// The mark of a menu's current entry fades from one entry to the next.
import '../../ui/foundation/layers.css'
import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tokens } from '#tokens/dist/tokens.ts'
import { MenuStrip } from '#ui/shell/MenuStrip'
import { SubMenu } from '#ui/shell/SubMenu'
import { TabBar } from '#ui/shell/TabBar'
import { menuEntries, subMenuEntries } from '../ui/shell/entries.ts'
import { tabs } from '../ui/shell/tabs.ts'
import { allowMotion, draw, nextFrame, withMotion } from './phone.tsx'

type Entry = { label: string; href?: string }

/** A menu whose entry becomes the current one when it is pressed. */
function Menu<Item extends Entry>(props: { items: Item[]; children: (items: Item[]) => ReactNode }) {
  const [href, setHref] = useState('/')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: follows the links of the menu in it
    <div
      onClick={(event) => {
        event.preventDefault()
        const link = (event.target as Element).closest('a')
        setHref(link?.getAttribute('href') ?? href)
      }}
    >
      {props.children(props.items.map((item) => ({ ...item, current: item.href === href })))}
    </div>
  )
}

const borders = ['top', 'right', 'bottom', 'left'].map((side) => `border-${side}-color`)

const menus = [
  {
    name: 'a strip of pills',
    size: [1440, 900],
    menu: <Menu items={menuEntries}>{(items) => <MenuStrip label="Lobby" items={items} />}</Menu>,
    press: 'Furnizori',
    fades: ['opacity', 'color', ...borders],
  },
  {
    name: 'the bar under the header',
    size: [1440, 900],
    menu: <Menu items={subMenuEntries}>{(items) => <SubMenu label="Meniu" items={items} />}</Menu>,
    press: 'Câștigători',
    fades: ['color', 'background-color', 'border-bottom-color'],
  },
  {
    name: 'the tab bar of phones',
    size: [390, 844],
    menu: <Menu items={tabs}>{(items) => <TabBar label="Meniu" items={items} />}</Menu>,
    press: 'Cazinou live',
    fades: ['color'],
  },
] as const

withMotion(1440, 900)

/** Transitions after the press of an entry: what each changes, and its milliseconds. */
async function press(name: string): Promise<Map<string, number>> {
  const link = page.getByRole('link', { name })
  await expect.element(link).toBeVisible()
  await userEvent.hover(link)
  await expect.poll(() => document.getAnimations().length).toBe(0)
  const ended = new Map<string, number>()
  const note = ({ propertyName, elapsedTime }: TransitionEvent) => ended.set(propertyName, 1000 * elapsedTime)
  document.addEventListener('transitionend', note)
  await userEvent.click(link)
  await expect.element(link).toHaveAttribute('aria-current', 'page')
  await expect.poll(() => document.getAnimations().length).toBe(0)
  await nextFrame()
  document.removeEventListener('transitionend', note)
  return ended
}

test.each(menus)('the mark of $name fades', async ({ size, menu, press: name, fades }) => {
  await page.viewport(size[0], size[1])
  draw(menu)
  const ended = await press(name)
  expect(Object.fromEntries(ended)).toEqual(
    Object.fromEntries(fades.map((property) => [property, tokens.duration.hover])),
  )
})

test.each(menus)(
  'UXP-14 with less motion the mark of $name does not fade',
  async ({ size, menu, press: name }) => {
    await allowMotion(false)
    await page.viewport(size[0], size[1])
    draw(menu)
    expect([...(await press(name))]).toEqual([])
  },
)
