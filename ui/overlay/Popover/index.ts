export { loadPopover, Popover, type PopoverProps } from './Popover.tsx'
