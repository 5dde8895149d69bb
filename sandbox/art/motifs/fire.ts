import { glow } from '../light.ts'
import { num } from '../shapes.ts'
import type { Stage } from '../stage.ts'

/** Tongues of fire that stand on a base line; fills about -95..95. */
export function fire({ paint, random }: Stage, tall = 1): string {
  const tongue = (x: number, width: number, height: number, lean: number) =>
    `M${num(x - width)} 80C${num(x - width * 1.3)} ${num(80 - height * 0.5)} ` +
    `${num(x + lean - width * 0.2)} ${num(80 - height * 0.55)} ` +
    `${num(x + lean)} ${num(80 - height)}C${num(x + lean * 0.5 + width * 0.5)} ` +
    `${num(80 - height * 0.6)} ${num(x + width * 1.4)} ` +
    `${num(80 - height * 0.45)} ${num(x + width)} 80Q${num(x)} ${num(80 + width)} ` +
    `${num(x - width)} 80Z`
  const layer = (count: number, size: number, stops: string[]) => {
    const d = Array.from({ length: count }, (_, index) => {
      const along = (index + 0.5) / count - 0.5
      const height = (175 - Math.abs(along) * 130) * size * tall * random.range(0.75, 1.1)
      return tongue(along * 180 * size ** 0.4, 26 * size, height, random.range(-22, 22))
    })
    return `<path d="${d.join('')}" fill="${paint.linear(stops)}"/>`
  }
  return (
    glow(paint, 0, 10, 130, '#ff5a0a', 0.8) +
    layer(7, 1.08, ['#ff3c0a', '#e01804', '#7a0402']) +
    layer(6, 0.82, ['#ff8a14', '#ff6a0a', '#d02204']) +
    layer(5, 0.56, ['#fff3a0', '#ffc21f', '#ff7a0a'])
  )
}
