import { randomBytes } from 'node:crypto'
import autocannon from 'autocannon'
import { startSite } from '../e2e/support/processes.ts'
import { growthRow, memoryOf } from './memory.ts'
import type { Section } from './report.ts'

const ADDRESSES = 30_000
const STEPS = 6
const CONNECTIONS = 8

const word = () => randomBytes(9).toString('base64url').toLowerCase().replaceAll('_', 'a')

/** Addresses that were never requested, of every kind that parses a part of them. */
const kinds: (() => string)[] = [
  () => `/joc/${word()}`,
  () => `/pagina/${word().replaceAll('-', 'a')}`,
  () => `/categorii/${word()}`,
  () => `/promotii/${word()}`,
  () => `/${word()}/${word()}`,
  () => `/?${word()}=${word()}`,
  () => `/toate-jocurile?ordine=${word()}`,
  () => `/api/pages?path=/joc/${word()}`,
  () => `/assets/${word()}.js`,
]

type Addresses = { answers: number; failed: number; uncaught: number; memory: number[] }

/** Requests many unknown addresses. */
export async function measureAddresses(): Promise<Addresses> {
  const site = await startSite({ SANDBOX_ART: 'plain', LOG_LEVEL: 'error' })
  const found: Addresses = { answers: 0, failed: 0, uncaught: 0, memory: [] }
  try {
    for (let step = 0; step < STEPS; step += 1) {
      let count = 0
      const result = await autocannon({
        url: site.url,
        connections: CONNECTIONS,
        amount: ADDRESSES / STEPS,
        timeout: 30,
        requests: [
          {
            setupRequest(request) {
              count += 1
              const path = kinds[count % kinds.length]?.() ?? '/'
              return { ...request, path }
            },
          },
        ],
      })
      found.answers += result.requests.total
      found.failed += result.errors + result['5xx']
      found.memory.push(await memoryOf(site.url))
    }
    found.uncaught = site.output().split('"uncaught"').length - 1
    return found
  } finally {
    await site.stop()
  }
}

export function addressesSection({ answers, failed, uncaught, memory }: Addresses): Section {
  return {
    title: `${ADDRESSES} addresses that do not exist, each asked for once`,
    rows: [
      { what: `failed of ${answers}`, ours: String(failed), target: '0', met: failed === 0 },
      { what: 'uncaught errors', ours: String(uncaught), target: '0', met: uncaught === 0 },
      growthRow(memory),
    ],
    notes: [`Memory after each step: ${memory.map(Math.round).join(', ')} MB`],
  }
}
