import { parseArgs } from 'node:util'

/** What the bench measures, in this order. */
export const parts = [
  'bytes',
  'paint',
  'cpu',
  'scale',
  'start',
  'kit',
  'list',
  'pages',
  'journeys',
  'search',
  'filters',
  'recommend',
] as const

export type Part = (typeof parts)[number]

const isPart = (text: string): text is Part => (parts as readonly string[]).includes(text)

/** `--only=bytes,paint`, `--runs=7`, `--built` (takes build/ as it is); a wrong value throws. */
export function readOptions(args: string[]): { only: Part[]; runs: number; built: boolean } {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: parts.join() },
      runs: { type: 'string', default: '7' },
      built: { type: 'boolean', default: false },
    },
  })
  const wanted = values.only.split(',')
  const unknown = wanted.find((text) => !isPart(text))
  if (unknown !== undefined) throw new Error(`--only knows ${parts.join(', ')}, not "${unknown}"`)
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs must be a whole number, not "${values.runs}"`)
  return { only: parts.filter((part) => wanted.includes(part)), runs, built: values.built }
}
