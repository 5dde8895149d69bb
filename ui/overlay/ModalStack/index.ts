export { Layer } from './Layer.tsx'
export { LayerContent } from './LayerContent.tsx'
export { LayerHead } from './LayerHead.tsx'
export { createModals, ModalStack, type ModalStackProps } from './ModalStack.tsx'
