import { expect, test } from 'vitest'
import { files, read } from './files.ts'
import { departures, pressesIn, RULE } from './presses.ts'

/** Tests in a real browser with layout; in jsdom no element covers another. */
const drawn = files.filter(
  (file) => /^e2e\/.*\.ts$/.test(file) || /^stories\/.*\.(?:stories|browser\.test)\.tsx$/.test(file),
)

test('flows and stories press like a person', () => {
  expect(drawn.length).toBeGreaterThan(100)
  expect(
    drawn.flatMap((file) => pressesIn(file, read(file))),
    RULE,
  ).toEqual([])
})

test('every departure is still needed and has its reason', () => {
  for (const { file, what, reason } of departures) {
    expect(reason).not.toBe('')
    expect(
      pressesIn(`stories/copy/${file.split('/').at(-1)}`, read(file)).some((line) => what.test(line)),
    ).toBe(true)
  }
})

const found = (body: string, file = 'e2e/a.spec.ts', title = 'a tile opens') =>
  pressesIn(file, `test('${title}', async ({ page }) => { ${body} })`).map((line) =>
    line.replace(/^\S+ /, ''),
  )

test.each([
  ['what lies on top is passed by', `await box.click({ force: true })`, 'force: true'],
  [
    'the page clicks itself',
    `await link.evaluate((element) => element.click())`,
    'element.click() in the page',
  ],
  ['an event is made up', `await link.dispatchEvent('click')`, 'dispatchEvent'],
  ['a pointer is made up', `box.dispatchEvent(new PointerEvent('pointerdown'))`, 'dispatchEvent'],
  [
    'Enter where the test has put the focus',
    `await tile.focus(); await page.keyboard.press('Enter')`,
    "keyboard.press('Enter')",
  ],
  ['Space on something', `await box.press('Space')`, "box.press('Space')"],
  [
    'Enter on something after a press elsewhere',
    `await a.click(); await b.press('Enter')`,
    "b.press('Enter')",
  ],
  ['Enter out of nothing', `await page.keyboard.press('Shift+Enter')`, "keyboard.press('Shift+Enter')"],
])('found: %s', (_what, body, line) => {
  expect(found(body)).toEqual([line])
})

test.each([
  ['a click', `await tile.click(); await tile.tap()`],
  ['keys that lead there', `await page.keyboard.press('Tab'); await page.keyboard.press('Enter')`],
  ['a field that is sent', `await field.fill('gresit'); await field.press('Enter')`],
  ['a message of another part', `window.dispatchEvent(new CustomEvent('arama:consent'))`],
  ['the focus alone', `await tile.focus(); await expect(tile).toBeFocused()`],
  ['Escape', `await page.keyboard.press('Escape')`],
])('left alone: %s', (_what, body) => {
  expect(found(body)).toEqual([])
})

test('a keyboard test is named as such by its title, its group, its story, its helper or its file', () => {
  const body = `await tile.focus(); await page.keyboard.press('Enter')`
  expect(found(body, 'e2e/a.spec.ts', 'with the keyboard alone')).toEqual([])
  expect(found(body, 'e2e/keyboard.spec.ts')).toEqual([])
  expect(
    pressesIn('e2e/a.spec.ts', `test.describe('by keys', () => { test('x', () => { ${body} }) })`),
  ).toEqual([])
  expect(pressesIn('e2e/a.spec.ts', `async function openByKeys() { ${body} }`)).toEqual([])
  expect(pressesIn('e2e/a.spec.ts', `async function open() { ${body} }`)).toHaveLength(1)
})

const story = (name: string, play: string) =>
  pressesIn(
    'stories/ui/A.stories.tsx',
    `export const Open: Story = { name: '${name}', play: async () => { ${play} } }`,
  )

test('stories follow the same rule; a pointer that moves between down and up drags', () => {
  expect(story('It opens', `button.focus(); await userEvent.keyboard('{Enter}')`)).toHaveLength(1)
  expect(story('Enter opens it', `button.focus(); await userEvent.keyboard('{Enter}')`)).toEqual([])
  expect(story('It opens', `await userEvent.tab(); await userEvent.keyboard(' ')`)).toEqual([])
  expect(story('It opens', `await userEvent.click(button); link.click()`)).toHaveLength(1)
  expect(story('It opens', `await fireEvent.click(button)`)).toHaveLength(1)
  expect(story('It opens', `await fireEvent.pointerDown(thumb)`)).toHaveLength(1)
  expect(story('It slides', `fireEvent.pointerDown(thumb); fireEvent.pointerMove(thumb)`)).toEqual([])
})
