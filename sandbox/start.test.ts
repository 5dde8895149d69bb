import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const entry = join(import.meta.dirname, 'start.ts')

function start(env: Record<string, string>): ChildProcess {
  const cwd = mkdtempSync(join(tmpdir(), 'sandbox-start-'))
  return spawn(process.execPath, [entry], { cwd, env: { ...process.env, ...env } })
}

async function textOf(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = ''
  for await (const chunk of stream ?? []) text += chunk
  return text
}

describe('the sandbox alone', () => {
  it.each([
    ['SANDBOX_PORT', 'abc'],
    ['SANDBOX_PORT', '70000'],
    ['SANDBOX_GAMES', '12.5'],
    ['SANDBOX_TABLES', '5001'],
    ['SANDBOX_LIVE_RATE', '-1'],
  ])('names %s=%s and does not start', async (name, value) => {
    const child = start({ [name]: value })
    expect(await textOf(child.stderr)).toContain(`${name} must be a whole number`)
    if (child.exitCode === null) await once(child, 'exit')
    expect(child.exitCode).toBe(1)
  })

  it('prints its address, answers under /sandbox and ends on SIGTERM', async () => {
    const child = start({ SANDBOX_PORT: '0', SANDBOX_GAMES: '200' })
    const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
    const [base] = /http:\S+\/sandbox(?=\/cms)/.exec(String(line)) ?? []
    expect((await fetch(`${base}/casino/games/diamant-40`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})
