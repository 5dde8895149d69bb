/** Whether this browser can keep the site for use without a connection. */
export const canKeepSite = (): boolean => 'serviceWorker' in navigator && 'caches' in window

/** Whether the device has the data at `address`, a path of the site. */
export const hasKept = async (address: string): Promise<boolean> =>
  canKeepSite() && (await caches.match(address)) !== undefined
