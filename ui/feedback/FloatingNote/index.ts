export { FloatingNote, type FloatingNoteProps } from './FloatingNote.tsx'
