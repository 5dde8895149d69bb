/** A set of places, one bit each. Arrays in one call have the same length. */
export type Bits = Uint32Array

/** An empty set for `size` places. */
export const noBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5)

export function addBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
}

export const hasBit = (bits: Bits, place: number): boolean =>
  (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1

/** Adds all places of `other` to `bits`. */
export function addBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0)
}

/** Removes from `bits` the places that are not in `other`. */
export function keepBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0)
}

/** Number of places that are in both sets. */
export function countCommon(one: Bits, other: Bits): number {
  let count = 0
  for (let word = 0; word < one.length; word += 1) count += ones((one[word] ?? 0) & (other[word] ?? 0))
  return count
}

/** Whether the sets have a place in common. */
export function intersect(one: Bits, other: Bits): boolean {
  for (let word = 0; word < one.length; word += 1) if ((one[word] ?? 0) & (other[word] ?? 0)) return true
  return false
}

/** Number of set bits of a word: sums of pairs, of fours, of bytes, then of all bytes by one product. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
