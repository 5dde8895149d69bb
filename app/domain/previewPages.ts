/** Path of the page with the facts of the catalogue, in preview only. */
export const CATALOGUE_PATH = '/catalog'
