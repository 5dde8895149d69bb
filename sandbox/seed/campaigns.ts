import type { Carousel, Promotion, Slide, VideoWidget } from '#app/api/contract/casino.ts'
import { slides } from '../fixtures/slides.ts'

const liveSlides: Slide[] = [
  {
    id: 'slide-ruleta-carpati',
    image: 'banner-ruleta-carpati',
    eyebrow: 'Nou la Salon Cristal Live',
    title: 'Ruleta Carpați, mize mici',
    text: 'O masă cu dealeri care vorbesc românește, deschisă la orice oră.',
    primary: { label: 'Vezi masa', href: '/joc/ruleta-carpati' },
  },
  {
    id: 'slide-blackjack-vip',
    image: 'banner-blackjack-vip',
    eyebrow: 'Nou la Masa Regală',
    title: 'Blackjack VIP, șapte locuri',
    text: 'Mize între 250 și 50.000 de lei, cu dealeri dedicați.',
    primary: { label: 'Vezi masa', href: '/joc/blackjack-vip' },
    secondary: { label: 'Mese VIP', href: '/cazinou-live/categorii/mese-vip' },
  },
  {
    id: 'slide-spectacole',
    image: 'banner-spectacole',
    eyebrow: 'Spectacole live',
    title: 'Roata se învârte în direct',
    text: 'Prezentatori, runde bonus și mese unde joacă toată lumea deodată.',
    primary: { label: 'Vezi spectacolele', href: '/cazinou-live/categorii/spectacole' },
  },
]

/** One carousel a lobby. */
export const carousels: Carousel[] = [
  { id: 'carousel-casino', lobby: 'Casino', slides },
  { id: 'carousel-live', lobby: 'Live', slides: liveSlides },
]

/** The casino carousel with its first title changed. */
export const draftCarousels: Carousel[] = [
  {
    id: 'carousel-casino',
    lobby: 'Casino',
    slides: slides.map((slide, place) =>
      place === 0 ? { ...slide, title: 'Ciornă: Regina Nilului' } : slide,
    ),
  },
]

/** Short videos that a content page may show. */
export const videoWidgets: VideoWidget[] = [
  {
    id: 'video-foc-de-arama',
    title: 'Cum crește Foc de Aramă',
    src: '/sandbox/casino/videos/arcul-de-foc.webm',
    poster: 'banner-foc-de-arama',
  },
  {
    id: 'video-regina-nilului',
    title: 'Regina Nilului în treizeci de secunde',
    src: '/sandbox/casino/videos/regina-nilului.webm',
    poster: 'banner-regina-nilului',
  },
]

/** Six promotions: for all, for guests, for players; by template, by tag and by neither. */
export const promotions: Promotion[] = [
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
    text: 'Primele o sută de locuri împart 40.000 de lei. Punctele se adună până luni la ora 12.',
    image: 'banner-turneul-castelului',
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
  {
    id: 'promo-seara-de-poveste',
    slug: 'seara-de-poveste',
    title: 'Seară de poveste',
    text: 'Joia, între 19 și 23, basmele au premii zilnice în lei.',
    image: 'banner-seara-de-poveste',
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
]
