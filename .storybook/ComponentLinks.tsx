import { pageAddress } from '#stories/componentGuide.ts'

/** Links to the pages of components, given as room and name. */
export const ComponentLinks = ({ places }: { places: readonly string[] }) => (
  <ul className="componentPageLinks">
    {places.map((place) => (
      <li key={place}>
        <a href={pageAddress(place)} target="_parent">
          {place.split('/').at(-1)}
        </a>
      </li>
    ))}
  </ul>
)
