import type { Carousel, Slide, VideoWidget } from '#app/api/contract/casino.ts'
import { slides } from '../fixtures/slides.ts'

const liveSlides: Slide[] = [
  {
    id: 'slide-ruleta-carpati',
    image: 'banner-ruleta-carpati',
    color: '#184368',
    eyebrow: 'Nou la Salon Cristal Live',
    title: 'Ruleta Carpați, mize mici',
    text: 'O masă cu dealeri care vorbesc românește, deschisă la orice oră.',
    primary: { label: 'Vezi masa', href: '/joc/ruleta-carpati' },
  },
  {
    id: 'slide-blackjack-vip',
    image: 'banner-blackjack-vip',
    color: '#816e51',
    eyebrow: 'Nou la Masa Regală',
    title: 'Blackjack VIP, șapte locuri',
    text: 'Mize între 250 și 50.000 de lei, cu dealeri dedicați.',
    primary: { label: 'Vezi masa', href: '/joc/blackjack-vip' },
    secondary: { label: 'Mese VIP', href: '/cazinou-live/categorii/mese-vip' },
  },
  {
    id: 'slide-spectacole',
    image: 'banner-spectacole',
    color: '#502983',
    eyebrow: 'Spectacole live',
    title: 'Roata se învârte în direct',
    text: 'Prezentatori, runde bonus și mese unde joacă toată lumea deodată.',
    primary: { label: 'Vezi spectacolele', href: '/cazinou-live/categorii/spectacole' },
  },
]

/** One carousel per lobby. */
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

/** Short videos for content pages. */
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
