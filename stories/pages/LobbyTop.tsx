import { useState } from 'react'
import { fn } from 'storybook/test'
import { Chip } from '#ui/controls/Chip'
import { SearchField } from '#ui/controls/SearchField'
import { JackpotPanel } from '#ui/game/JackpotPanel'
import { JackpotTicker } from '#ui/game/JackpotTicker'
import { HeroCarousel, HeroSlide, type HeroSlideProps } from '#ui/layout/HeroCarousel'
import { PageBar, PageCell } from '#ui/layout/Page'
import { ComplianceStrip } from '#ui/shell/ComplianceStrip'
import { MenuStrip } from '#ui/shell/MenuStrip'
import { pictureUrl } from '../pictures.ts'
import { menuEntries } from '../ui/shell/entries.ts'

const slides: HeroSlideProps[] = [
  {
    picture: { src: pictureUrl('banner-regina-nilului') ?? '' },
    first: true,
    eyebrow: 'Nou la Cuprum Play',
    title: 'Regina Nilului deschide templul',
    text: 'Rotiri gratuite până duminică pentru jucătorii care au optat în promoție.',
    primary: { label: 'Joacă', href: '/play/regina-nilului/real' },
    secondary: { label: 'Demo', href: '/play/regina-nilului/demo' },
  },
  {
    picture: { src: pictureUrl('banner-livada-de-aur') ?? '' },
    eyebrow: 'Nou la Atelier Zimbru',
    title: 'Se coace Livada de Aur',
    primary: { label: 'Joacă', href: '/play/livada-de-aur/real' },
  },
  {
    picture: { src: pictureUrl('banner-turneul-castelului') ?? '' },
    eyebrow: 'Turneu',
    title: 'O săptămână la castel',
    primary: { label: 'Vezi turneele', href: '/turnee' },
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
      <PageCell span="main" lead>
        <HeroCarousel
          label="Recomandări"
          strip={<ComplianceStrip text="Joacă responsabil" licence="L1234567W000001" />}
        >
          {slides.map((slide) => (
            <HeroSlide key={slide.title} {...slide} />
          ))}
        </HeroCarousel>
      </PageCell>
      <PageCell span="aside" lead>
        <JackpotPanel
          title="Jackpot Foc de Aramă"
          href="/jackpots/foc-de-arama"
          levels={levels}
          stale={stale}
          brief
          renderAmount={({ amount }, index) => (
            <JackpotTicker value={amount} size="inherit" bare={index > 0} />
          )}
        />
      </PageCell>
      <PageBar>
        <MenuStrip label="Meniul lobby-ului" items={menuEntries.filter(({ id }) => id !== 'lobby')} />
      </PageBar>
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
