import { parseArgs } from 'node:util'

/** What the bench measures, in this order. */
export const parts = [
  'bytes',
  'firstView',
  'presses',
  'motion',
  'before',
  'cpu',
  'serve',
  'scale',
  'start',
  'kit',
  'list',
  'pages',
  'journeys',
  'player',
  'live',
  'search',
  'sentences',
  'filters',
  'recommend',
  'load',
  'chaos',
  'soak',
  'hour',
  'addresses',
  'liveSoak',
] as const

export type Part = (typeof parts)[number]

const isPart = (text: string): text is Part => (parts as readonly string[]).includes(text)

export type Options = {
  only: Part[]
  runs: number
  /** Runs of presses and of motions, each of which takes minutes. */
  pressRuns: number
  seconds: number
  minutes: number
  built: boolean
  before?: string
}

function whole(name: string, text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1) return value
  throw new Error(`--${name} must be a whole number, not "${text}"`)
}

/**
 * `--only=bytes,firstView`, `--runs=7`, `--seconds=60` (of each load step), `--minutes=10` (with live tables),
 * `--built` (uses the existing build/), `--before=folder` (an earlier build to compare with); an invalid value throws.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: parts.join() },
      runs: { type: 'string' },
      seconds: { type: 'string', default: '60' },
      minutes: { type: 'string', default: '10' },
      built: { type: 'boolean', default: false },
      before: { type: 'string' },
    },
  })
  const wanted = values.only.split(',')
  const unknown = wanted.find((text) => !isPart(text))
  if (unknown !== undefined) throw new Error(`--only knows ${parts.join(', ')}, not "${unknown}"`)
  return {
    // Without an earlier build there is no comparison.
    only: parts.filter((part) => wanted.includes(part) && (part !== 'before' || values.before !== undefined)),
    runs: whole('runs', values.runs ?? '7'),
    pressRuns: whole('runs', values.runs ?? '3'),
    seconds: whole('seconds', values.seconds),
    minutes: whole('minutes', values.minutes),
    built: values.built,
    before: values.before,
  }
}
