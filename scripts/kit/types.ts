import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** A specifier inside the repository, `#ui/media/Icon` or `./icons.ts`. */
const OURS = /(?<=\b(?:from |import\()["'])[#.][^"']+(?=["'])/g

/** The packed module that `file` names by `specifier`: a relative path, as in every package. */
export function packedSpecifier(file: string, specifier: string): string {
  const whole = /\.\w+$/.test(specifier) ? specifier : `${specifier}/index.ts`
  const script = whole.replace(/\.tsx?$/, '.js')
  if (script.startsWith('.')) return script
  const path = posix.relative(posix.dirname(file), script.slice(1))
  return path.startsWith('.') ? path : `./${path}`
}

/** Writes a `.d.ts` beside every module of the package. */
export function writeTypes(outDir: string): void {
  const tsc = join(root, 'node_modules', '.bin', 'tsc')
  execFileSync(tsc, ['-p', join(import.meta.dirname, 'tsconfig.json'), '--outDir', outDir], {
    stdio: 'inherit',
  })
  for (const file of globSync('**/*.d.ts', { cwd: outDir })) {
    const path = join(outDir, file)
    const source = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      source.replace(OURS, (specifier) => packedSpecifier(file, specifier)),
    )
  }
}
