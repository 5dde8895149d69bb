// Writes the icon sprite: one cacheable file instead of six weights of every icon in the script.
import { readFile, writeFile } from 'node:fs/promises'
import { iconNames } from '../ui/media/Icon/icons.ts'

const root = `${import.meta.dirname}/..`

function fileOf(name: string): string {
  const weight = /-(fill|bold)$/.exec(name)?.[1] ?? 'regular'
  return `${root}/node_modules/@phosphor-icons/core/assets/${weight}/${name}.svg`
}

async function symbolOf(name: string): Promise<string> {
  const svg = await readFile(fileOf(name), 'utf8')
  const body = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  return `<symbol id="${name}" viewBox="0 0 256 256">${body}</symbol>`
}

/** Text of ui/media/Icon/sprite.svg. */
export async function renderSprite(): Promise<string> {
  const symbols = await Promise.all(iconNames.map(symbolOf))
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

if (process.argv[1] === import.meta.filename) {
  await writeFile(`${root}/ui/media/Icon/sprite.svg`, await renderSprite())
  console.log(`icons: ${iconNames.length} in the sprite`)
}
