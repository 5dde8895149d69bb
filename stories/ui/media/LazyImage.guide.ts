import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Cere o imagine abia când intră în vedere și lasă o plăcuță când lipsește.',
  aliases: ['imagine', 'poză', 'image', 'picture', 'lazy loading', 'avatar'],
  anatomy: [
    'Locul de 1×1 până intră în vedere',
    'Imaginea',
    'Plăcuța când lipsește sau nu poate fi citită: titlul pe culoarea furnizorului, fără titlu cireșe',
  ],
  use: ['Pentru toate imaginile din liste', 'alt numai când imaginea spune ceva ce nu scrie alături'],
  avoid: [
    'Pentru prima imagine mare a paginii: aceea se cere imediat',
    'Imagini fără loc rezervat: raportul îl dă părintele',
  ],
  widths: 'Umple locul dat de părinte, decupând marginile.',
  keys: [],
  speech: 'Fără alt este decor; cu alt este o imagine cu acel nume.',
  related: ['media/Icon', 'media/VideoPreview'],
}
