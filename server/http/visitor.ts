import { isIP } from 'node:net'

/** Longest address in characters. */
const MAX_LENGTH = 64

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [start = '', end] = address.split('::')
  const numbers = (part: string) =>
    part
      .split(':')
      .filter(Boolean)
      .flatMap((group) => {
        if (!group.includes('.')) return [Number.parseInt(group, 16)]
        const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
        return [a * 256 + b, c * 256 + d]
      })
  const left = numbers(start)
  const right = end === undefined ? [] : numbers(end)
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}

/** Prefixes that carry an IPv4 address: mapped (RFC 4291), translated (RFC 6052). */
const carriers = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'])

const hex = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':')

/** The canonical form of an address: without quotes, brackets, port and zone, and IPv4 without a prefix. */
export function plainAddress(written: string): string {
  const text = written.trim().replace(/^"|"$/g, '')
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, ported] = /^([\d.]+):\d+$/.exec(text) ?? []
  const address = (bracketed ?? ported ?? text).split('%', 1).join('').toLowerCase()
  if (isIP(address) !== 6) return address.slice(0, MAX_LENGTH)
  const groups = groupsOf(address)
  if (!carriers.has(hex(groups.slice(0, 6)))) return address
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Key of a visitor for limiters: an IPv4 address, or the /64 network of an IPv6 address. */
export const countedAs = (plain: string): string =>
  isIP(plain) === 6 ? `${hex(groupsOf(plain).slice(0, 4))}::/64` : plain
