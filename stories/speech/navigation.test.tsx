import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Tabs } from '#ui/controls/Tabs'
import { Dialog } from '#ui/overlay/Dialog'
import { Tooltip } from '#ui/overlay/Tooltip'
import { MenuDrawer } from '#ui/shell/MenuDrawer'
import { MenuStrip } from '#ui/shell/MenuStrip'
import { OverflowNav } from '#ui/shell/OverflowNav'
import { SubMenu } from '#ui/shell/SubMenu'
import { type Theme, ThemeSwitch } from '#ui/shell/ThemeSwitch'
import { Opener } from '../ui/overlay/openers.tsx'
import { headerLinks, menuEntries, subMenuEntries } from '../ui/shell/entries.ts'
import { drawInARow } from './browser.ts'
import { announced, forget, goTo, listen, pass, press, readOn, readPage, said } from './reader.tsx'

test('Tabs: views with an address are links in a landmark, and the open one is the current page', async () => {
  await listen(<MenuStrip label="Câștigători" items={menuEntries.slice(0, 3)} />)
  const log = await readPage()
  expect(log).toSay(
    'navigation, Câștigători',
    'list',
    'link, Lobby, current page',
    'link, Jocurile mele',
    'link, Furnizori',
  )
  expect(log.filter((phrase) => phrase.includes('current page'))).toHaveLength(1)
})

test('Tabs: views without an address are a tab list, and the panel has the name of its tab', async () => {
  const tabs = [
    { value: 'rules', label: 'Reguli', content: 'Trei la fel câștigă.' },
    { value: 'facts', label: 'Date', content: 'RTP 96 %.' },
  ] as const
  await listen(<Tabs label="Despre joc" tabs={tabs} />)
  expect(await readPage()).toSay(
    'tablist, Despre joc, orientated horizontally',
    'tab, Reguli, selected, 1 control, position 1, set size 2',
    'tab, Date, not selected, position 2, set size 2',
    'tabpanel, Reguli',
    'Trei la fel câștigă.',
  )
  await goTo('tab, Reguli, selected, 1 control, position 1, set size 2')
  await forget()
  await press('ArrowRight')
  expect((await said()).at(-1)).toBe('tab, Date, selected, 1 control, position 2, set size 2')
})

function Themed() {
  const [theme, setTheme] = useState<Theme>('dark')
  return <ThemeSwitch theme={theme} onThemeChange={setTheme} />
}

test('Theme: KIT-01 one button says the theme in force and what pressing it does', async () => {
  await listen(<Themed />)
  await goTo('button, Temă: întunecată. Comută la sistem')
  await forget()
  await press('Enter', 'Enter', ' ')
  expect(await said()).toSay(
    'button, Temă: sistem. Comută la luminoasă',
    'button, Temă: luminoasă. Comută la întunecată',
    'button, Temă: întunecată. Comută la sistem',
  )
})

test('Header menus: links without room are behind a button that says whether it is open', async () => {
  drawInARow(300)
  await listen(<OverflowNav label="Principal" items={headerLinks} />)
  expect(await readPage()).not.toSay(/Sport/)
  await goTo('button, Mai mult, not expanded')
  await forget()
  await press('Enter')
  expect((await said()).at(-1)).toBe('button, Mai mult, 1 control, expanded')
  expect(await readOn()).toSay('list', /^link, Sport ?Nou$/, 'link, Ajutor')
  await goTo('link, Loto')
  await press('Escape')
  expect((await said()).at(-1)).toBe('button, Mai mult, not expanded')
})

const drawer = (onSafePlay: () => void) => (
  <main>
    <h1>Lobby</h1>
    <Opener label="Meniu">
      {(state) => (
        <Dialog {...state} shape="start" title="Meniul site-ului">
          <MenuDrawer
            lobbies={[{ id: 'casino', label: 'Cazino', href: '/', current: true }]}
            items={subMenuEntries}
            onSafePlay={onSafePlay}
            legal={[{ label: 'Termeni', href: '/termeni' }]}
            onFollow={state.onClose}
          />
        </Dialog>
      )}
    </Opener>
  </main>
)

test('Header menus: on phones the menu is a modal with landmarks, and the page behind is not read', async () => {
  const onSafePlay = vi.fn()
  await listen(drawer(onSafePlay))
  await goTo('button, Meniu')
  await press('Enter')
  const log = await readPage()
  expect(log).toSay(
    'dialog, Meniul site-ului, modal',
    'navigation, Lobby',
    'link, Cazino, current page',
    'navigation, Secțiuni',
    'link, Promoții, 4 disponibile',
    'button, Joc responsabil, has popup dialog',
    'navigation, Informații legale',
  )
  expect(log).not.toSay('heading, Lobby, level 1')
  await goTo('button, Joc responsabil, has popup dialog')
  await press('Enter')
  expect(onSafePlay).toHaveBeenCalledOnce()
  await press('Escape')
  expect((await said()).at(-1)).toBe('button, Meniu')
})

test('Tooltip: KIT-07 the hint is read after the name, with or without being shown; Escape hides it', async () => {
  await listen(
    <Tooltip text="Se păstrează pe acest dispozitiv">
      <button type="button">Favorite</button>
    </Tooltip>,
  )
  const spoken = 'button, Favorite, Se păstrează pe acest dispozitiv'
  expect(await readPage()).toEqual([spoken, 'end of document'])
  await press('Tab')
  await pass(200)
  const hint = document.querySelector('[role=tooltip]')
  expect(hint).toHaveAttribute('data-shown')
  await press('Escape')
  expect(hint).not.toHaveAttribute('data-shown')
  expect((await said()).at(-1)).toBe(spoken)
})

const withPromotions = (badge: number) => (
  <SubMenu
    label="Secțiuni"
    items={subMenuEntries.map((entry) =>
      entry.id === 'promotions' ? { ...entry, badge, badgeLabel: `${badge} disponibile` } : entry,
    )}
  />
)

test('Badge: the number is part of the name, said once, and a new number is not announced', async () => {
  const draw = await listen(withPromotions(3))
  const log = await readPage()
  expect(log).toSayOnce('link, Promoții, 3 disponibile')
  expect(log).not.toSay('3')
  draw(withPromotions(4))
  await pass(2000)
  expect(await announced()).toEqual([])
  expect(await readPage()).toSayOnce('link, Promoții, 4 disponibile')
})
