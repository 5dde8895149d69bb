import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { fadeOut, moveIn } from '#app/navigation/pageMotion.ts'
import { setTheme, useTheme } from '#app/platform/theme.ts'
import { Button } from '#ui/controls/Button'
import { SegmentedControl } from '#ui/controls/SegmentedControl'
import { Tabs } from '#ui/controls/Tabs'
import { createSnackbarQueue, Snackbars } from '#ui/feedback/Snackbars'
import { loadMotion } from '#ui/foundation/motion.ts'
import { FavouriteButton } from '#ui/game/FavouriteButton'
import { GameTile } from '#ui/game/GameTile'
import { HeroCarousel, HeroSlide } from '#ui/layout/HeroCarousel'
import { Drawer } from '#ui/overlay/Drawer'
import { ThemeSwitch } from '#ui/shell/ThemeSwitch'
import { OpeningRow } from '../motion/OpeningRow.tsx'
import { art } from '../ui/game/art.ts'
import { Opener, paragraphs } from '../ui/overlay/openers.tsx'
import styles from './foundations.module.css'
import { playAt, speeds } from './slowMotion.ts'
import { TileToDetails } from './TileToDetails.tsx'

type Speed = keyof typeof speeds

/** Milliseconds until the answer of a page is there. */
const ANSWER_MS = 300

const cover = art({ hue: 30, width: 320, height: 320 })

const game = {
  name: 'Regina Nilului',
  provider: 'Turnul Nord',
  href: '#',
  playHref: '#',
  picture: { src: cover },
}

/** One movement: its name, how to see it, and the component that moves. */
function Motion({ title, how, children }: { title: string; how: string; children: ReactNode }) {
  const heading = useId()
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 className={styles.title} id={heading}>
        {title}
      </h2>
      <p className={styles.value} style={{ marginBlockEnd: 12 }}>
        {how}
      </p>
      {children}
    </section>
  )
}

function Heart() {
  const [on, setOn] = useState(false)
  return <FavouriteButton name={game.name} on={on} onToggle={() => setOn(!on)} />
}

/** A page and the next one, which comes after a while, as over a network. */
function Pages() {
  const page = useRef<HTMLDivElement>(null)
  const [next, setNext] = useState(false)
  const shown = useRef(next)
  useLayoutEffect(() => {
    if (shown.current !== next) moveIn(page.current)
    shown.current = next
  }, [next])
  const open = () => {
    const fade = fadeOut(page.current)
    setTimeout(() => {
      fade?.cancel()
      setNext(!next)
    }, ANSWER_MS)
  }
  return (
    <>
      <Button onClick={open}>Deschide altă pagină</Button>
      <div ref={page} style={{ paddingBlock: 12 }}>
        {next ? 'Pagina promoțiilor' : 'Pagina cazinoului'}
      </div>
    </>
  )
}

const queue = createSnackbarQueue()

function Notices() {
  const [count, setCount] = useState(1)
  const show = () => {
    queue.push({ type: 'info', title: `Notificarea ${count}`, id: `motion-${count}` })
    setCount(count + 1)
  }
  return (
    <>
      <Button onClick={show}>Arată o notificare</Button>
      <Snackbars queue={queue} />
    </>
  )
}

function Themes() {
  return <ThemeSwitch theme={useTheme()} onThemeChange={setTheme} />
}

const tab = (label: string) => ({ value: label, label, content: `Textul filei „${label}”.` })

/** Every movement by the component that has it, at a speed of choice. */
export function Motions() {
  const [speed, setSpeed] = useState<Speed>('1')
  useEffect(() => playAt(speeds[speed]), [speed])
  useEffect(() => void loadMotion(), [])
  return (
    <div style={{ padding: 24 }}>
      <div
        style={{
          position: 'sticky',
          insetBlockStart: 0,
          paddingBlock: 12,
          marginBlockEnd: 12,
          zIndex: 1,
          background: 'var(--color-surface-canvas)',
        }}
      >
        <SegmentedControl
          label="Viteza"
          value={speed}
          onValueChange={(value) => setSpeed(value as Speed)}
          options={[
            { value: '1', label: '1×' },
            { value: '0.5', label: '0,5×' },
            { value: '0.1', label: '0,1×' },
          ]}
        />
      </div>
      <Motion
        title="De la placă la detalii"
        how="Apasă placa: imaginea ei călătorește, iar părțile detaliilor se ridică pe rând."
      >
        <TileToDetails game={game} />
      </Motion>
      <Motion title="Foaia" how="Deschide-o, apoi închide-o sau trage-o în jos.">
        <Opener label="Deschide foaia">
          {(state) => (
            <Drawer {...state} title="O foaie" start="peek">
              {paragraphs}
            </Drawer>
          )}
        </Opener>
      </Motion>
      <Motion title="Altă pagină" how="Pagina veche pălește la apăsare, cea nouă vine cu 6 px.">
        <Pages />
      </Motion>
      <Motion title="Cuvintele din carusel" how="Alege alt loc: cuvintele vechi pleacă, apoi vin cele noi.">
        <HeroCarousel label="Recomandări">
          {['Regina Nilului', 'Noaptea diamantelor'].map((title, index) => (
            <HeroSlide
              key={title}
              title={title}
              first={index === 0}
              picture={{ src: art({ hue: 350 - 150 * index, width: 640, height: 480 }) }}
            />
          ))}
        </HeroCarousel>
      </Motion>
      <Motion title="Tema" how="Toată pagina trece dintr-o temă în alta.">
        <Themes />
      </Motion>
      <Motion title="Sub cursor" how="Ține cursorul pe placă: imaginea crește în rama ei.">
        <div style={{ inlineSize: 164 }}>
          <GameTile {...game} name="Livada de Aur" />
        </div>
      </Motion>
      <Motion title="O piesă deschisă" how="Ține cursorul pe o piesă: se deschide, iar vecinii îi fac loc.">
        <div style={{ container: 'page / inline-size' }}>
          <OpeningRow />
        </div>
      </Motion>
      <Motion title="Inima" how="Bate o dată când jocul devine favorit.">
        <Heart />
      </Motion>
      <Motion title="Linia filelor" how="Alege altă filă.">
        <Tabs label="Despre joc" tabs={[tab('Reguli'), tab('Date'), tab('Termeni')]} />
      </Motion>
      <Motion title="Notificarea" how="Arată câteva, apoi închide una: celelalte alunecă la locul lor.">
        <Notices />
      </Motion>
    </div>
  )
}
