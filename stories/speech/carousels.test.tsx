import { expect, test } from 'vitest'
import { HeroCarousel } from '#ui/layout/HeroCarousel'
import { announced, forget, goTo, listen, pass, press, readPage, said } from './reader.tsx'

const titles = ['Turneul toamnei', 'Rotiri gratuite', 'Jackpoturi noi']
const slides = titles.map((title) => (
  <article key={title}>
    <h2>{title}</h2>
    <a href="/promotii">Vezi {title}</a>
  </article>
))

/** The time one slide of the hero stands. */
const ROTATION = 6000

test('Carousel: UXP-09 the pause comes first, then the places, then the one slide that is shown', async () => {
  await listen(<HeroCarousel label="Noutăți">{slides}</HeroCarousel>)
  const log = await readPage()
  expect(log).toSay(
    'carusel, Noutăți',
    'button, Oprește rotirea',
    'toolbar, Diapozitive, orientated horizontally',
    'button, Mergi la 1, current item',
    'button, Mergi la 3, not current item',
    'diapozitiv, 1 din 3',
    'link, Vezi Turneul toamnei',
    'end of carusel, Noutăți',
  )
  expect(log.join()).not.toMatch(/Rotiri gratuite|Jackpoturi noi/)
})

test('Carousel: UXP-09 while it rotates nothing is announced; what is read is the slide of the moment', async () => {
  await listen(<HeroCarousel label="Noutăți">{slides}</HeroCarousel>)
  await pass(ROTATION)
  expect(await announced()).toEqual([])
  const log = await readPage()
  expect(log).toSay('button, Mergi la 2, current item', 'diapozitiv, 2 din 3', 'link, Vezi Rotiri gratuite')
  expect(log.join()).not.toMatch(/Turneul toamnei/)
})

test('Carousel: UXP-09 the button that stops the rotation changes its name and is no toggle', async () => {
  await listen(<HeroCarousel label="Noutăți">{slides}</HeroCarousel>)
  await goTo('button, Oprește rotirea')
  await forget()
  await press('Enter')
  expect((await said()).at(-1)).toBe('button, Pornește rotirea')
  await pass(3 * ROTATION)
  expect(await readPage()).toSay('diapozitiv, 1 din 3')
})

test('Carousel: arrows in the places turn it, say the place that is current, and keep the focus there', async () => {
  await listen(<HeroCarousel label="Noutăți">{slides}</HeroCarousel>)
  await goTo('button, Mergi la 1, current item')
  await forget()
  await press('ArrowRight', 'ArrowRight', 'ArrowRight')
  expect(await said()).toSay(
    'button, Mergi la 2, current item',
    'button, Mergi la 3, current item',
    'button, Mergi la 1, current item',
  )
})
