import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { LAYERS } from './styles.ts'

test('the page names the cascade layers in the order of the kit', async () => {
  const css = await readFile(new URL('../ui/foundation/layers.css', import.meta.url), 'utf8')
  expect(css).toContain(LAYERS)
})
