import { pageParameters } from './page.ts'
import { Site } from './Site.tsx'
import { beginVisit, checkVisit } from './visit.ts'

/** What all stories of the site have in common. */
export const site = {
  component: Site,
  // A written page would draw a dozen sites in one window, each with its own address, title and modals.
  tags: ['!autodocs'],
  parameters: pageParameters,
  beforeEach: beginVisit,
  afterEach: checkVisit,
}
