import { expect } from 'storybook/test'
import { GameTile, type GameTileProps } from '#ui/game/GameTile'

/** A loaded picture through which its place is seen. */
const empty = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

const hues = Array.from({ length: 12 }, (_, hue) => hue)

/** The colour behind the picture of a game by its name. */
function behind(canvas: HTMLElement, name: string): string {
  const tile = [...canvas.querySelectorAll('article')].find((one) => one.textContent?.includes(name))
  return getComputedStyle(tile?.querySelector('img') as Element).backgroundColor
}

/** A tile of each hue and one without, as they look while their pictures load. */
export const allHues = {
  render: (args: GameTileProps) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 104px)', gap: 12 }}>
      <GameTile {...args} name="Fără nuanță" picture={{ src: empty }} />
      {hues.map((hue) => (
        <GameTile {...args} key={hue} name={`Nuanța ${hue}.`} hue={hue} picture={{ src: empty }} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const colors = hues.map((hue) => behind(canvasElement, `Nuanța ${hue}.`))
    await expect(new Set(colors).size).toBe(12)
    await expect(colors[3]).toBe('oklch(0.38 0.07 90)')
    await expect(behind(canvasElement, 'Fără nuanță')).toBe('rgba(0, 0, 0, 0)')
  },
}
