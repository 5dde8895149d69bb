import { useState } from 'react'
import { fn } from 'storybook/test'
import { Chip } from '#ui/controls/Chip'
import { SearchField } from '#ui/controls/SearchField'
import { JackpotPanel } from '#ui/game/JackpotPanel'
import { JackpotTicker } from '#ui/game/JackpotTicker'
import { HeroCarousel, HeroSlide, type HeroSlideProps } from '#ui/layout/HeroCarousel'
import { PageCell } from '#ui/layout/Page'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'
import { pictureUrl } from '../pictures.ts'

const slides: HeroSlideProps[] = [
  {
    picture: { src: pictureUrl('banner-regina-nilului') ?? '' },
    first: true,
    eyebrow: 'Nou la Cuprum Play',
    title: 'Regina Nilului deschide templul',
    text: 'Rotiri gratuite până duminică pentru jucătorii care au optat în promoție.',
    primary: { label: 'Joacă', href: '/play/regina-nilului/real' },
    secondary: { label: 'Demo', href: '/play/regina-nilului/demo' },
    strip: <ComplianceStrip text="Joacă responsabil" licence="L1234567W000001" />,
  },
  {
    picture: { src: pictureUrl('banner-livada-de-aur') ?? '' },
    eyebrow: 'Nou la Atelier Zimbru',
    title: 'Se coace Livada de Aur',
    primary: { label: 'Joacă', href: '/play/livada-de-aur/real' },
    strip: <ComplianceStrip text="Joacă responsabil" licence="L1234567W000001" />,
  },
  {
    picture: { src: pictureUrl('banner-turneul-castelului') ?? '' },
    eyebrow: 'Turneu',
    title: 'O săptămână la castel',
    primary: { label: 'Vezi turneele', href: '/turnee' },
    strip: <ComplianceStrip text="Joacă responsabil" licence="L1234567W000001" />,
  },
]

const levels = [
  { title: 'Regal', amount: 1284907.36 },
  { title: 'Mare', amount: 48210.11 },
  { title: 'Mediu', amount: 3904.75 },
  { title: 'Mic', amount: 612.4 },
  { title: 'Mini', amount: 88.02 },
]

/** The hero and the jackpot beside it. */
export function LobbyTop({ stale }: { stale?: string }) {
  return (
    <>
      <PageCell span="main">
        <HeroCarousel label="Recomandări">
          {slides.map((slide) => (
            <HeroSlide key={slide.title} {...slide} />
          ))}
        </HeroCarousel>
      </PageCell>
      <PageCell span="aside">
        <JackpotPanel
          title="Jackpot Foc de Aramă"
          href="/jackpots/foc-de-arama"
          levels={levels}
          stale={stale}
          renderAmount={({ amount }, index) => (
            <JackpotTicker value={amount} size="inherit" bare={index > 0} />
          )}
        />
      </PageCell>
    </>
  )
}

const quick = ['Toate', 'Sloturi', 'Jackpot', 'Crash', 'Masă', 'Noutăți']

/** Search and the quick filters, where there is room for them; phones have the tab bar. */
export function LobbyTools() {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('Toate')
  return (
    <PageCell className="sceneTools">
      <SearchField label="Caută joc, furnizor, colecție" hint="/" size="s" value={text} onChange={setText} />
      <Chip icon="funnel" onPress={fn()}>
        Filtre
      </Chip>
      {quick.map((name) => (
        <Chip key={name} selected={name === chosen} onPress={() => setChosen(name)}>
          {name}
        </Chip>
      ))}
    </PageCell>
  )
}
