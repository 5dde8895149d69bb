import { addressOf } from '#app/domain/addresses.ts'

/** Address of the terms of all promotions. */
export const TERMS = addressOf('page-slug', { slug: 'termeni-si-conditii' })
