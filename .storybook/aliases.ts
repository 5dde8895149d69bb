// Makes the sidebar's search of the built Storybook find components by their other names.
import { glob, readFile, writeFile } from 'node:fs/promises'
import { withAliases } from '../stories/aliasesInIndex.ts'
import type { ComponentGuide } from '../stories/componentGuide.ts'

const INDEX = 'storybook-static/index.json'

const guides = new Map<string, ComponentGuide>()
for await (const path of glob('*/*.guide.ts', { cwd: 'stories/ui' })) {
  const { guide } = await import(`../stories/ui/${path}`)
  guides.set(path.replace(/\.guide\.ts$/, ''), guide)
}
const index = JSON.parse(await readFile(INDEX, 'utf8'))
const aliasesOf = (title: string) => guides.get(title.replace('Componente/', ''))?.aliases
await writeFile(INDEX, JSON.stringify(withAliases(index, aliasesOf)))
