type Connection = { saveData?: boolean }

/** Whether the visitor wants to save data. */
export const savesData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true
