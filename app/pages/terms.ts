import { addressOf } from '#app/domain/addresses.ts'

/** Where the terms of all promotions stand. */
export const TERMS = addressOf('page-slug', { slug: 'termeni-si-conditii' })
