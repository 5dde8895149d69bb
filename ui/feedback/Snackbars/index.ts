export { Snackbars, type SnackbarsProps } from './Snackbars.tsx'
export { createSnackbarQueue, type SnackbarQueue, type SnackbarRequest } from './snackbarQueue.ts'
