import type { Promotion } from '#app/api/contract/casino.ts'
import { tournamentOf } from './tournaments.ts'

/** A day in the month `months` after that of `now`; day 0 is the last of the month before. */
function dayOf(now: number, months: number, day: number): string {
  const date = new Date(now)
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, day))
    .toISOString()
    .slice(0, 10)
}

const firstDay = (now: number, months: number) => dayOf(now, months, 1)
const lastDay = (now: number, months: number) => dayOf(now, months + 1, 0)

const firstOnes = (now: number): Promotion[] => [
  {
    id: 'promo-bun-venit',
    slug: 'bun-venit',
    title: 'Bun venit: 50 de rotiri gratuite',
    text: 'La deschiderea contului primești 50 de rotiri la Livada de Aur. Rulaj de 30 de ori, în 7 zile.',
    image: 'banner-bun-venit',
    games: ['livada-de-aur'],
    visibleTo: 'NotLoggedIn',
  },
  {
    id: 'promo-duminica',
    slug: 'rotiri-duminica',
    title: 'Rotiri de duminică',
    text: 'În fiecare duminică, 20 de rotiri gratuite la Regina Nilului pentru cine a optat în promoție.',
    image: 'banner-rotiri-duminica',
    games: ['regina-nilului', 'livada-de-aur', 'comoara-faraonului'],
    visibleTo: 'LoggedIn',
    templateCode: 'FS-DUMINICA-20',
  },
  {
    id: 'promo-turneul-castelului',
    slug: 'turneul-castelului',
    title: 'Turneul castelului',
    text: 'Primele o sută de locuri împart 40.000 de lei. Punctele se adună până în ultima zi a turneului.',
    image: 'banner-turneul-castelului',
    start: firstDay(now, 0),
    end: lastDay(now, 1),
    games: ['umbra-castelului'],
    visibleTo: 'All',
    tagName: 'turneu-castel',
  },
  {
    id: 'promo-jetoane',
    slug: 'jetoane-de-aur',
    title: 'Jetoane de aur la ruletă',
    text: 'Cinci jetoane de 10 lei la Ruleta Carpați, o dată pe lună.',
    image: 'banner-ruleta-carpati',
    games: ['ruleta-carpati'],
    visibleTo: 'LoggedIn',
    templateCode: 'GC-RULETA-5',
    tagName: 'jetoane-luna',
  },
]

const otherOnes = (now: number): Promotion[] => [
  {
    id: 'promo-seara-de-poveste',
    slug: 'seara-de-poveste',
    title: 'Seară de poveste',
    text: 'Joia, între 19 și 23, basmele au premii zilnice în lei.',
    image: 'banner-seara-de-poveste',
    end: lastDay(now, 1),
    games: ['poveste-cu-zmei', 'secretul-carpatilor', 'lupul-argintiu'],
    visibleTo: 'All',
  },
  {
    id: 'promo-foc-de-arama',
    slug: 'foc-de-arama',
    title: 'Foc de Aramă a trecut de un milion',
    text: 'Nivelul de sus poate cădea la orice joc marcat cu jackpot.',
    image: 'banner-foc-de-arama',
    games: ['diamant-40', 'cirese-aprinse', 'lupul-argintiu'],
    visibleTo: 'All',
  },
  {
    id: 'promo-premii-de-sezon',
    slug: 'premii-de-sezon',
    title: 'Premii de sezon la jocurile din Țara de Sus, din Bărăgan și de pe toată Valea Dunării',
    text: 'În fiecare zi, primele douăzeci de câștiguri de peste o sută de mize aduc câte 50 de lei în plus.',
    start: lastDay(now, -1),
    end: firstDay(now, 2),
    games: ['marea-aventura', 'comoara-dunarii', 'lupul-argintiu', 'vant-de-sud'],
    visibleTo: 'All',
    tagName: 'premii-sezon',
  },
  {
    id: 'promo-luna-trecuta',
    slug: 'luna-trecuta',
    title: 'Recolta lunii trecute',
    text: 'S-a încheiat odată cu luna.',
    image: 'banner-rotiri-duminica',
    start: firstDay(now, -1),
    end: lastDay(now, -1),
    games: ['livada-de-aur'],
    visibleTo: 'All',
  },
  {
    id: 'promo-in-curand',
    slug: 'in-curand',
    title: 'Caravana cu premii',
    text: 'Pornește la drum peste două luni.',
    image: 'banner-bun-venit',
    start: firstDay(now, 2),
    games: ['vant-de-sud'],
    visibleTo: 'All',
  },
]

/**
 * Promotions for all, for guests, for players; by template, by tag and by neither; with both dates, with one and with
 * none. Months are relative to `now`, so that one always runs, one is over and one has not started.
 */
export const promotionsAt = (now: number): Promotion[] =>
  [...firstOnes(now), ...otherOnes(now)].map((promotion) => ({
    ...promotion,
    tournament: tournamentOf(promotion.id),
  }))
