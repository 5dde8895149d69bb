import { execFile, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

export const root = join(import.meta.dirname, '..', '..')

/** The environment with the project's own Node and tools first. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...extra,
})

/** Prints the current step. */
export const say = (text) => console.log(`\n▸ ${text}`)

/** Runs a command and shows its output; resolves to its exit code. */
export function run(command, args, { env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnv(env),
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    })
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Output of a command; rejects if it fails. */
export const outputOf = async (command, args) => {
  const options = { cwd: root, env: toolEnv(), maxBuffer: 64 * 1024 * 1024 }
  return (await promisify(execFile)(command, args, options)).stdout
}

/** Runs a command and ends this process if it fails. */
export async function must(command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) {
    console.error(`\n✗ ${command} ${args.join(' ')} ended with ${code}`)
    process.exit(1)
  }
}
