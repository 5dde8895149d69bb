import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Arată jocul în mișcare după ce cineva s-a oprit asupra lui, fără sunet și fără grabă.',
  aliases: ['video', 'clip', 'preview', 'autoplay'],
  anatomy: [
    'Imaginea, mereu prezentă dedesubt',
    'Videoclipul, fără sunet, reluat',
    'Semnul „Previzualizare”',
    'Butonul de oprire, de cel puțin 44 px',
  ],
  use: [
    'În detaliile jocului, cât timp sunt deschise',
    'Pe o placă mare, când mausul sau focalizarea rămâne pe ea',
  ],
  avoid: [
    'Pornire automată în pagină: active o decide cine privește',
    'Mai multe videoclipuri deodată: al doilea îl oprește pe primul',
    'Videoclipuri cu informații care nu se află și în text',
  ],
  widths: 'Păstrează raportul 16:9 și umple lățimea locului său.',
  keys: [
    ['Tab', 'ajunge la butonul de oprire'],
    ['Enter sau Spațiu', 'oprește sau pornește videoclipul'],
  ],
  speech:
    'Videoclipul este decor. Butonul se numește „Oprește previzualizarea” sau „Pornește previzualizarea”.',
  related: ['media/LazyImage', 'media/VideoBlock', 'game/GameDetails'],
}
