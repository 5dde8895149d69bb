/**
 * A word the drawings know, for the worlds that have a drawing of their own. Half of the names say nothing of their
 * world ("Templul Pierdut"), and a row of one world should look like it.
 */
const knownWords: Record<string, string> = {
  animale: 'Lup',
  asia: 'Dragon',
  baccarat: 'Cărți',
  blackjack: 'Cărți',
  carpati: 'Carpați',
  castel: 'Castel',
  cosmos: 'Cosmos',
  dacia: 'Dacia',
  dulciuri: 'Bomboane',
  dunare: 'Pescar',
  egipt: 'Nil',
  folclor: 'Folclor',
  foc: 'Foc',
  fructe: 'Cireșe',
  grecia: 'Zeus',
  iarna: 'Iarna',
  jungla: 'Jungla',
  magie: 'Vrajă',
  pietre: 'Diamant',
  poker: 'Cărți',
  ruleta: 'Ruletă',
  septari: 'Clasic',
  spectacol: 'Spectacol',
  vest: 'Vest',
  vikingi: 'Viking',
  zaruri: 'Zaruri',
}

/** The words by which the drawings choose a scene. */
export function wordsForArt(name: string, world: string | undefined): string {
  if (world === 'septari' && /Trifoi|Potcoav|Noroc|Clover|Lucky/.test(name)) return 'Trifoi'
  return knownWords[world ?? ''] ?? name
}
