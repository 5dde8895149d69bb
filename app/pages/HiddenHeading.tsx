import { FormattedMessage } from 'react-intl'

/** Heading of a page's one part, for those who go from heading to heading. */
export const HiddenHeading = ({ id }: { id: 'list.all' | 'list.games' | 'game.about' }) => (
  <h2 className="visually-hidden">
    <FormattedMessage id={id} />
  </h2>
)
