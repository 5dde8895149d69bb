import type { Theme } from '../meaning.ts'

const nothing = true

/** Letters at random, other subjects, and negations, which the grammar does not read. */
export const nonsense: Theme = {
  clean: [
    { query: 'asdfgh', nothing },
    { query: 'qwertyuiop', nothing },
    { query: 'xkcd zzz', nothing },
    { query: 'hjklhjkl', nothing },
    { query: 'bzzzt prrr', nothing },
    { query: '???', nothing },
    { query: '12345678', nothing },
    { query: 'fotbal duminică seara', nothing },
    { query: 'cum îmi retrag banii', nothing },
    { query: 'parolă uitată', nothing },
    { query: 'contactați asistența', nothing },
    { query: 'pariuri fotbal', nothing },
    { query: 'vremea la Cluj', nothing },
    { query: 'tenis wimbledon', nothing },
    { query: 'fără jackpot', nothing },
    { query: 'fara dublaj', nothing },
    { query: 'nu live', nothing },
    { query: 'fără rundă bonus', nothing },
    { query: 'fructe fără dublaj', nothing },
    { query: 'egipt fara jackpot', nothing },
    { query: 'nu fructe', nothing },
    { query: 'volatilitate verde', nothing },
    { query: 'egipt wimbledon', nothing },
    { query: 'jackpot qwertyuiop', nothing },
    { query: 'sub masă xyzxyz', nothing },
    { query: 'ca nimeni altul', nothing },
    { query: 'similar cu wimbledon', nothing },
    { query: 'între lei', nothing },
    { query: 'blackjack badminton', nothing },
    { query: 'vreau jocuri', nothing },
  ],
  slips: [],
}
