import { isIP } from 'node:net'

/** Letters of what is no address at all. */
const LONGEST = 64

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

/** Prefixes behind which an IPv4 address stands: mapped (RFC 4291), translated (RFC 6052). */
const carriers = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'])

const hex = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':')

/** An address by its one name: without quotes, brackets, port and zone, IPv4 as such in whatever it is carried. */
export function plainAddress(written: string): string {
  const text = written.trim().replace(/^"|"$/g, '')
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, ported] = /^([\d.]+):\d+$/.exec(text) ?? []
  const address = (bracketed ?? ported ?? text).split('%', 1).join('').toLowerCase()
  if (isIP(address) !== 6) return address.slice(0, LONGEST)
  const groups = groupsOf(address)
  if (!carriers.has(hex(groups.slice(0, 6)))) return address
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** What limiters count as one visitor: an IPv4 address, or the network of 64 bits that one line of IPv6 is given. */
export const countedAs = (plain: string): string =>
  isIP(plain) === 6 ? `${hex(groupsOf(plain).slice(0, 4))}::/64` : plain
