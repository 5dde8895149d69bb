import type { Theme } from '../meaning.ts'

export const similar: Theme = {
  clean: [
    { query: 'ca Regina Nilului', like: 'Regina Nilului' },
    { query: 'ca fructe 20', like: 'Fructe 20' },
    { query: 'asemănător cu Lupul Argintiu', like: 'Lupul Argintiu' },
    { query: 'asemanator cu steaua polara', like: 'Steaua Polară' },
    { query: 'similar cu Diamant 40', like: 'Diamant 40' },
    { query: 'similar cu ruleta carpati', like: 'Ruleta Carpați' },
    { query: 'ca blackjack vip', like: 'Blackjack VIP' },
    { query: 'ca Castelul Negru', like: 'Castelul Negru' },
    { query: 'ca racheta roșie', like: 'Racheta Roșie' },
    { query: 'asemănătoare cu Cofetăria Prințesei', like: 'Cofetăria Prințesei' },
    { query: 'jocuri ca Idolul de Aur', like: 'Idolul de Aur' },
    { query: 'vreau ceva ca Neon Beat', like: 'Neon Beat' },
    { query: 'sloturi similare cu Hot Street', like: 'Hot Street' },
    { query: 'ca șeptari 40', like: 'Șeptari 40' },
    { query: 'jocuri asemanatoare cu comoara faraonului', like: 'Comoara Faraonului' },
    { query: 'ca vânt de sud', like: 'Vânt de Sud' },
  ],
  slips: [
    { query: 'ca Regina Nlului', like: 'Regina Nilului' },
    { query: 'ca regina nilulu', like: 'Regina Nilului' },
    { query: 'asemenator cu lupul argintiu', like: 'Lupul Argintiu' },
    { query: 'simliar cu diamant 40', like: 'Diamant 40' },
    { query: 'similar cu diamnt 40', like: 'Diamant 40' },
    { query: 'ca castelul nergu', like: 'Castelul Negru' },
    { query: 'jocuri ca idoul de aur', like: 'Idolul de Aur' },
    { query: 'ca fructe20', like: 'Fructe 20' },
  ],
}
