import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconNames } from '../ui/media/Icon/icons.ts'
import { renderSprite } from './icons.ts'

const sprite = readFileSync(`${import.meta.dirname}/../ui/media/Icon/sprite.svg`, 'utf8')

test('ui/media/Icon/sprite.svg is what `node scripts/icons.ts` writes', async () => {
  expect(sprite).toBe(await renderSprite())
})

test('every icon is in the sprite once, and the names are in order', () => {
  const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toEqual([...iconNames])
  expect([...iconNames]).toEqual([...new Set(iconNames)].sort())
})

test('an icon has the colour of the text around it', () => {
  expect(sprite).not.toMatch(/fill="#|style=|<script|<\?xml/)
})
