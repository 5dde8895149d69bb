import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată un film al redacției: afișul lui, apoi filmul, după o apăsare.',
  status: { is: 'beta', since: '2026-11-28' },
  aliases: ['video', 'film', 'player', 'media'],
  anatomy: ['Afișul', 'Butonul rotund de redare', 'Comenzile browserului, după prima apăsare'],
  use: ['Pentru filme cu sunet, pe care le pornește numai cine vrea să le vadă'],
  avoid: ['Pornire automată', 'Filme cu informații care nu se află și în text'],
  widths: 'Umple coloana; raportul este 16:9, cel mult 70 % din înălțimea ferestrei.',
  keys: [
    ['Tab', 'ajunge la butonul de redare, apoi la comenzile filmului'],
    ['Enter sau Spațiu', 'pornește filmul'],
  ],
  speech: 'Filmul are numele lui. Butonul se numește „Redă” și numele filmului.',
  related: ['media/VideoPreview', 'media/LazyImage'],
}
