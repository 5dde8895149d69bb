import { fn } from 'storybook/test'
import { Button } from '#ui/controls/Button'
import { PageCell } from '#ui/layout/Page'
import { Section } from '#ui/layout/Section'
import { BonusCard } from '#ui/player/BonusCard'
import { PromotionCard } from '#ui/player/PromotionCard'
import { pictureUrl } from '../pictures.ts'
import { strip } from '../ui/player/offers.tsx'
import { Title } from './Title.tsx'

const promotions = [
  ['Toamna Reginei', '1 – 30 noiembrie', 'banner-regina-nilului', 'active'],
  ['Duminica jackpotului', 'în fiecare duminică', 'banner-foc-de-arama', 'available'],
  ['Livada dă în copt', '15 – 28 noiembrie', 'banner-livada-de-aur', 'available'],
  ['O săptămână la castel', '17 – 23 noiembrie', 'banner-turneul-castelului', 'available'],
  ['Seara ruletei', 'vineri, de la 20:00', 'banner-ruleta-carpati', 'active'],
] as const

/** The page of promotions: what the player has, and what is on offer. */
export function Offers({ player }: { player: boolean }) {
  return (
    <>
      <Title title="Promoții" count="5 promoții în noiembrie" />
      {player && <Bonuses />}
      <PageCell>
        <Section title={player ? 'Promoții pentru tine' : 'În această lună'}>
          <ul className="sceneOffers">
            {promotions.map(([title, period, banner, state]) => (
              <li key={title}>
                <PromotionCard
                  state={player ? state : 'available'}
                  title={title}
                  period={period}
                  href={`/promotii/${banner}`}
                  picture={pictureUrl(banner)}
                  termsHref="/pagina/termeni"
                  compliance={strip}
                  onOpt={player ? fn() : undefined}
                />
              </li>
            ))}
          </ul>
        </Section>
      </PageCell>
    </>
  )
}

function Bonuses() {
  return (
    <PageCell>
      <Section title="Bonusurile mele" count="2">
        <ul className="sceneOffers">
          <li>
            <BonusCard
              state="active"
              kind="free-spins"
              title="Rotiri de weekend"
              remaining={24}
              games="Regina Nilului, Diamant 40 și alte 3"
              expires="Expiră pe 30 noiembrie, 23:59"
              progress={{ label: 'Condiția de rulaj', value: 0.4, text: '40 de lei din 100' }}
              action={<Button href="/play/regina-nilului/real">Joacă</Button>}
            />
          </li>
          <li>
            <BonusCard
              state="accepted"
              kind="golden-chips"
              title="Jetoane pentru masa ta"
              remaining={1}
              games="Ruleta Carpați"
              expires="Expiră pe 5 decembrie, 12:00"
            />
          </li>
        </ul>
      </Section>
    </PageCell>
  )
}
