import { GameTile } from '#ui/game/GameTile'
import { VirtualGrid } from '#ui/layout/VirtualGrid'

const games = [
  {
    name: 'Regina Nilului',
    provider: 'Calea Lactee',
    href: '/jocuri/regina-nilului',
    playHref: '/joaca/regina-nilului',
  },
  { name: 'Diamant 40', provider: 'Turnul Nord', href: '/jocuri/diamant-40', playHref: '/joaca/diamant-40' },
  {
    name: 'Lupul Argintiu',
    provider: 'Brazi',
    href: '/jocuri/lupul-argintiu',
    playHref: '/joaca/lupul-argintiu',
  },
]

export function Example() {
  return (
    <VirtualGrid
      label="Toate jocurile"
      items={games}
      getKey={({ href }) => href}
      renderItem={(game) => <GameTile {...game} />}
    />
  )
}
