import { pageParameters } from './page.ts'
import { Site } from './Site.tsx'
import { beginVisit, checkVisit } from './visit.ts'

/** What all stories of the site have in common. */
export const site = {
  component: Site,
  parameters: pageParameters,
  beforeEach: beginVisit,
  afterEach: checkVisit,
}
