export { Link, LinkElement, type LinkProps } from './Link.tsx'
