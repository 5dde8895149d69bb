import { createSnackbarQueue } from '#ui/feedback/Snackbars/snackbarQueue.ts'

/** Short notices of the whole site; anything may push one, `Notices` shows them. */
export const notices = createSnackbarQueue()
