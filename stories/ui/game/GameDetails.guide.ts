import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Spune ce merită știut despre un joc înainte de a-l juca.',
  aliases: ['detalii joc', 'game details', 'fișă', 'pagina jocului'],
  anatomy: [
    'Imaginea 16:9, cu previzualizare video',
    'Rândul jackpotului',
    'Faptele: miză, câștig maxim, RTP, volatilitate, linii și role; RTP și volatilitatea cu un semn care spune ce înseamnă valoarea jocului',
    'factsAction, sub fapte: alegerea pentru comparație și pentru liste',
    'Etichete, cel mult trei de fiecare grup',
    'Descrierea, închisă la început',
    'GameDetailsActions: Joacă și Demo, nota 18+ și regulile; pe pagina jocului stau în action',
  ],
  use: [
    'În foaia de detalii, cu titlul și inima în antet și acțiunile lipite de subsol',
    'media.active cât timp foaia este deschisă',
    'restricted pentru vizitatori',
  ],
  avoid: ['Fapte necunoscute scrise ca zero: lasă-le afară', 'Focalizarea pusă pe Joacă la deschidere'],
  widths:
    'De la 900 px faptele și acțiunile stau lângă imagine; sub atât, acțiunile rămân lipite de marginea de jos. Faptele stau pe o coloană sub 440 px și pe două de acolo în sus; Joacă și Demo se așază una sub alta doar la text mărit.',
  keys: [
    ['Enter sau Spațiu', 'deschide și închide descrierea sau o explicație'],
    ['Săgeți', 'derulează descrierea deschisă'],
    ['Tab', 'oprește previzualizarea, explicațiile, descrierea, Joacă, Demo, regulile'],
  ],
  speech:
    'Listă de termeni: „Miză, 0,20 – 500 lei”. Volatilitatea este un indicator „Ridicată”. Descrierea: buton extins sau restrâns.',
  related: [
    'media/VideoPreview',
    'game/JackpotTicker',
    'feedback/Meter',
    'overlay/Popover',
    'overlay/Drawer',
  ],
}
