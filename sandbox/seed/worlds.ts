/**
 * A word that the drawings know, for worlds with their own drawing. Half of the names do not mention their world
 * ("Templul Pierdut"), but a row of one world should look consistent.
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

/** Words by which the drawings choose a scene. */
export function wordsForArt(name: string, world: string | undefined): string {
  if (world === 'septari' && /Trifoi|Potcoav|Noroc|Clover|Lucky/.test(name)) return 'Trifoi'
  return knownWords[world ?? ''] ?? name
}
