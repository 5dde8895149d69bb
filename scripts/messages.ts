// Joins the kit's messages into one module, and precompiles those of the first page, so that the browser needs no
// parser.
import { globSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { parse } from '@formatjs/icu-messageformat-parser'

const root = `${import.meta.dirname}/..`

/** Text of `ui/foundation/messages/kit.ts`: the kit's shared messages and those beside a component. */
export function renderKitMessages(): string {
  const files = globSync('ui/*/*/ro.json', { cwd: root }).sort()
  const own = files.filter((file) => file !== 'ui/foundation/messages/ro.json')
  const nameOf = (file: string) =>
    `${(file.split('/')[2] ?? '').replace(/^./, (first) => first.toLowerCase())}`
  return [
    '// Written by `node scripts/messages.ts` from the ro.json files of the kit.',
    ...own.map((file) => `import ${nameOf(file)} from '#${file}' with { type: 'json' }`),
    "import shared from './ro.json' with { type: 'json' }",
    '',
    "/** Every word of the kit: the shared ones, and each component's own. */",
    'export const kitMessages = {',
    ...['shared', ...own.map(nameOf)].map((name) => `  ...${name},`),
    '}',
    '',
  ].join('\n')
}

if (process.argv[1] === import.meta.filename) {
  await writeFile(`${root}/ui/foundation/messages/kit.ts`, renderKitMessages())
  await mkdir(`${root}/app/platform/messages/compiled`, { recursive: true })
  const { messages } = await import('../app/platform/messages/messages.ts')
  const { moreMessages } = await import('../app/platform/messages/moreMessages.ts')
  const { gameMessages } = await import('../app/platform/messages/gameMessages.ts')
  const { liveMessages } = await import('../app/platform/messages/liveMessages.ts')
  const { previewMessages } = await import('../app/platform/messages/previewMessages.ts')
  const all = { messages, moreMessages, gameMessages, liveMessages, previewMessages }
  for (const [name, texts] of Object.entries(all)) {
    const compiled = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]))
    await writeFile(
      `${root}/app/platform/messages/compiled/${name}.ts`,
      `export const ${name} = ${JSON.stringify(compiled)}\n`,
    )
    console.log(`${name}: ${Object.keys(compiled).length} compiled`)
  }
}
