import { posix } from 'node:path'

/** An import in a file. */
export type Import = { file: string; specifier: string }

const COMMENT =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(^|[\s;{}(),])\/\/[^\n]*/g
const STATIC = /(?:^|[;\n}])\s*(?:import\s*|(?:import|export)\b[^'"`;()=]*?\bfrom\s*)["']([^"'\n]+)["']/g
const DYNAMIC = /\bimport\s*\(\s*["'`]([^"'`\n]+)["'`]/g

export const withoutComments = (source: string): string =>
  source.replace(COMMENT, (_, string = '', before = '') => string + before)

/** Template literals contain text, including code for other files. */
const withoutTemplates = (code: string): string =>
  code.replace(COMMENT, (all) => (all.startsWith('`') ? '``' : all))

/** Every import, export from and dynamic import of a source text. */
export function importsIn(file: string, source: string): Import[] {
  const code = withoutComments(source)
  const found = [...withoutTemplates(code).matchAll(STATIC), ...code.matchAll(DYNAMIC)]
  return found.map(([, specifier = '']) => ({ file, specifier }))
}

/** The path from the root of the repository, or the package, of an import. */
export function targetOf({ file, specifier }: Import): string {
  const [plain = ''] = specifier.split('?', 1)
  if (plain.startsWith('#')) return plain.slice(1)
  return plain.startsWith('.') ? posix.join(posix.dirname(file), plain) : plain
}
