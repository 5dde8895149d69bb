import type { ComponentGuide } from '../../componentGuide.ts'

export const guide: ComponentGuide = {
  purpose: 'Alege un lucru dintre mai multe care nu se exclud.',
  aliases: ['bifă', 'căsuță', 'checkbox', 'tick'],
  anatomy: [
    'rând, apăsabil în întregime',
    'casetă de 22 px cu bifă sau linie',
    'etichetă',
    'motiv sub etichetă, la cele inactive sau blocate',
    'lacăt la cele blocate',
    'număr la capăt',
  ],
  use: ['liste de filtre cu număr de jocuri', 'acorduri și setări trimise împreună'],
  avoid: ['un singur lucru cu efect imediat: Switch', 'o singură variantă din câteva: Select'],
  widths:
    'Ocupă rândul; eticheta trece pe al doilea rând, numărul rămâne la capăt. Sub deget rândul are 44 px.',
  keys: [
    ['Tab', 'ajunge la casetă, și când este inactivă'],
    ['Spațiu', 'alege sau renunță'],
  ],
  speech: 'Casetă de selectare, numele, bifată, nebifată sau parțial; apoi numărul și motivul.',
  words: [
    'eticheta spune ce se alege, până la 40 de semne',
    'motivul pentru care este inactivă începe cu literă mică: „niciun joc”',
  ],
  related: ['controls/Switch', 'browse/FilterGroup'],
}
