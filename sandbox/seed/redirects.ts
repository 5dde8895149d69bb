import type { PathRedirect } from '#app/api/contract/cms.ts'
import { addressOf } from '#app/domain/addresses.ts'

const category = (slug: string) => addressOf('categories-slug', { slug })
const collection = (slug: string) => addressOf('collections-slug', { slug })
const promotion = (slug: string) => addressOf('promotions-slug', { slug })
const page = (slug: string) => addressOf('page-slug', { slug })

/** Redirects of the editors (RTE-12): valid ones, a chain, a loop, and ones that the site must refuse. */
export const redirects: PathRedirect[] = [
  { from: category('sloturi'), to: category('toate-sloturile'), permanent: true },
  { from: promotion('oferta-saptamanii'), to: promotion('turneul-castelului'), permanent: false },
  { from: page('licenta'), to: 'https://onjn.gov.ro/', permanent: false },
  { from: page('ajutor'), to: page('intrebari'), permanent: false },
  { from: page('intrebari'), to: page('joc-responsabil'), permanent: true },
  { from: collection('de-vara'), to: collection('de-iarna'), permanent: false },
  { from: collection('de-iarna'), to: collection('de-vara'), permanent: false },
  { from: page('cadou'), to: "javascript:alert('cadou')", permanent: false },
]
