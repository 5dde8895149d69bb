/**
 * Requirements that are not visible to a person: a rule, a call, a record, a setting. A unit or server test proves
 * them. Every other one needs a flow, or a story of a part that a route mounts.
 */
export const unseen: string[] = [
  'RTE-05, RTE-14', // names of routes; what counts as a page change
  'AUT-01..02, AUT-06..07, AUT-10, AUT-12, AUT-15', // the session's states, orders and parameters
  'KEP-01..03',
  'HTT-01..10',
  'BAL-01, BON-01..02, BON-05, PRO-02',
  'NTF-01..04',
  'CAT-01..02, CAT-06', // the contract and addresses of pictures
  'PER-02..04, PER-06..11', // scores and limits of lists
  'FIL-06..09', // the rules of matching
  'SEA-01..03, SEA-07',
  'LCH-01, LCH-03, LCH-08', // session, address templates, event
  'JAC-01, JAC-03',
  'LIV-01..03, LIV-07..08', // the hub's protocol and load
  'WIN-01',
  'CMS-02',
  'KIT-10..11',
  'CHT-02',
  'ANA-01..03',
  'ERR-01, ERR-05',
  'ADM-01..08',
]
