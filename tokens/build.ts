import { mkdir, readFile, writeFile } from 'node:fs/promises'
import StyleDictionary from 'style-dictionary'
import type { TransformedToken } from 'style-dictionary/types'
import { cssFormat, gridFormat, jsonFormat, scriptFormat } from './formats.ts'
import { themeFormat } from './themeFormat.ts'

const here = import.meta.dirname

const formats: Record<string, (tokens: TransformedToken[]) => string> = {
  'tokens.css': cssFormat,
  'grid.css': gridFormat,
  'tokens.ts': scriptFormat,
  'tokens.json': jsonFormat,
  'light.tokens.json': themeFormat('light'),
  'dark.tokens.json': themeFormat('dark'),
}

/** Text of every generated file by its name in tokens/dist. */
export async function renderTokens(): Promise<Map<string, string>> {
  for (const [name, format] of Object.entries(formats)) {
    StyleDictionary.registerFormat({ name, format: ({ dictionary }) => format(dictionary.allTokens) })
  }
  const dictionary = new StyleDictionary({
    log: { verbosity: 'silent', warnings: 'error' },
    source: [`${here}/*.json`],
    platforms: {
      all: {
        transforms: ['name/kebab'],
        files: Object.keys(formats).map((name) => ({ destination: name, format: name })),
      },
    },
  })
  const files = await dictionary.formatPlatform('all')
  return new Map(files.map(({ destination, output }) => [String(destination), String(output)]))
}

async function writeIfChanged(path: string, text: string): Promise<void> {
  const before = await readFile(path, 'utf8').catch(() => '')
  if (before !== text) await writeFile(path, text)
}

if (process.argv[1] === import.meta.filename) {
  await mkdir(`${here}/dist`, { recursive: true })
  for (const [name, text] of await renderTokens()) await writeIfChanged(`${here}/dist/${name}`, text)
  console.log('tokens: dist written')
}
