import type { Paint } from '../paint.ts'
import { oval, place } from '../shapes.ts'
import { gloss } from '../solid.ts'

/** Bright reflection over the upper left of a body of radius r. */
export function shine(paint: Paint, x: number, y: number, r: number): string {
  return place(gloss(paint, oval(0, 0, r * 0.5, r * 0.3), 0.85), x - r * 0.3, y - r * 0.48, 1, -28)
}
