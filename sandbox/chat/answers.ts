import { plain } from '#app/domain/slug.ts'
import { globalSettings } from '../fixtures/settings.ts'

const { name, phone } = globalSettings.compliance.helpline
const helpLine = phone
  ? `${name} răspunde gratuit la ${phone}.`
  : 'Ne găsești pe pagina Contact, din subsolul site-ului.'

/** Answers by words of the question, without diacritics; the first match counts. */
const answers: readonly (readonly [words: RegExp, answer: string])[] = [
  [
    /limit|pauz|autoexclu/,
    'Limitele și pauzele sunt în Joc responsabil: butonul cu scut, de sub antet sau din meniu.',
  ],
  [
    /bonus|rulaj/,
    'Un bonus se consumă pe măsură ce joci: la Promoții vezi cât ai rulat și cât mai ai până la capăt.',
  ],
  [/ajutor|telefon|sun|vorb/, helpLine],
  [
    /plat|depun|retra|bani|cont/,
    'Depunerile, retragerile și istoricul plăților sunt în contul tău: apasă Contul meu, sus în pagină.',
  ],
  [
    /joc|joac|deschid|demo|masa/,
    'Apasă pe un joc ca să îl vezi, apoi pe Joacă. La multe jocuri este și un Demo, fără bani.',
  ],
]

/** The assistant's answer about this site; to a question that it does not know, the help line. */
export function answerTo(question: string): string {
  const folded = plain(question)
  const known = answers.find(([words]) => words.test(folded))
  return known?.[1] ?? `La asta nu știu să răspund. ${helpLine}`
}
