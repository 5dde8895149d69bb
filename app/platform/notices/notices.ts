import { createSnackbarQueue } from '#ui/feedback/Snackbars/snackbarQueue.ts'

/** Queue of short notices for the whole site; any module may push one, `Notices` renders them. */
export const notices = createSnackbarQueue()
