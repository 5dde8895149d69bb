import { expect, test } from 'vitest'
import { copiedCode } from './copiedCode.ts'

const tooltip = `<div>
  <Tooltip text="Despre">
    <IconButton icon="info" label="Despre" />
  </Tooltip>
</div>`

test('copied code begins with the imports of the kit’s components in it, once', () => {
  const code = `import { IconButton } from '#ui/controls/IconButton'
import { Tooltip } from '#ui/overlay/Tooltip'

${tooltip}`
  expect(copiedCode(tooltip, 'Tooltip')).toBe(code)
  expect(copiedCode(code, 'Tooltip')).toBe(code)
})

test('a story’s wrapper has the name of the component whose state it keeps, and no key', () => {
  const code = '<Live\n  key="controls-switch--default"\n  label="Cu jackpot"\n>\n  <b />\n</Live>'
  expect(copiedCode(code, 'Switch')).toBe(
    `import { Switch } from '#ui/controls/Switch'\n\n<Switch\n  label="Cu jackpot"\n>\n  <b />\n</Switch>`,
  )
})

test('the source of a story that has not rendered stays as it is', () => {
  const source = '{\n  args: { children: <Page /> }\n}'
  expect(copiedCode(source, 'ModalStack')).toBe(source)
})
