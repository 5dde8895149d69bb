import { pageParameters } from './page.ts'
import { Site } from './Site.tsx'
import { beginVisit, checkVisit } from './visit.ts'

/** Settings of all stories of the site. */
export const site = {
  component: Site,
  // A docs page would render a dozen sites in one window, each with its own address, title and modals.
  tags: ['!autodocs'],
  parameters: pageParameters,
  beforeEach: beginVisit,
  afterEach: checkVisit,
}
