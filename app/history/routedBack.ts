import type { BackEntry } from '#ui/overlay/ModalStack'

/** For modals that are open because an entry of the router says so: Back takes that one away, there is no other. */
export const routedBack: BackEntry = { push: () => () => undefined }
