export { UserArea, type UserAreaProps } from './UserArea.tsx'
